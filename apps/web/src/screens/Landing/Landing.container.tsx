import type { Page } from '@lyceum/api-client';
import { rotatingMessageMachine } from '@lyceum/flows/rotating-message';
import { limits } from '@lyceum/rules';
import { useEffect, useState } from 'react';
import { useFlow } from '../../app/useFlow.ts';
import { anyDomain, domainList } from '../../catalog/domains.ts';
import type { ListedDomain } from '../../catalog/listed.ts';
import { useSearch } from '../../catalog/SearchProvider.tsx';
import { useCatalogList } from '../../catalog/useCatalogList.ts';
import { completeData } from '../../catalog/useCompleteData.ts';
import { useRecalled, useRemembered } from '../../catalog/useHistoryMemory.ts';
import { useReducedMotion } from '../../document/useReducedMotion.ts';
import { useTimeZone } from '../../document/useTimeZone.ts';
import { LandingScreen, type LandingScreenProps } from './LandingScreen.tsx';

interface LandingContainerProps extends Pick<LandingScreenProps, 'soon'> {
  /** The first page, if it was loaded. */
  domains: Page<ListedDomain> | undefined;
}

export function LandingContainer({ domains, soon }: LandingContainerProps) {
  const [list, send] = useCatalogList(domainList, {
    query: anyDomain,
    limit: limits.domainsPerPage,
    initial: domains,
  });
  const [message, sendToMessage] = useFlow(rotatingMessageMachine, null, {
    input: { count: limits.landingMessages },
  });
  useReducedMotion(() => sendToMessage({ type: 'rotation.paused' }));
  const { query, setQuery } = useSearch();
  useEffect(() => {
    // Without the other languages, the search finds the names of this one.
    if (query.trim() !== '') completeData().catch(() => undefined);
  }, [query]);
  const recalled = useRecalled<readonly string[]>('expanded');
  const [expanded, setExpanded] = useState<readonly string[]>(recalled ?? []);
  useRemembered('expanded', expanded);
  return (
    <LandingScreen
      list={list}
      send={send}
      message={message}
      sendToMessage={sendToMessage}
      soon={soon}
      timeZone={useTimeZone()}
      query={query}
      onClearQuery={() => setQuery('')}
      expanded={new Set(expanded)}
      onToggle={(id) => setExpanded((before) => toggled(before, id))}
    />
  );
}

/** Expands a collapsed domain, or collapses an expanded one [2.13]. */
function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}
