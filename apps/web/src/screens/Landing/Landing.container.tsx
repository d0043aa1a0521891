import type { Domain, Page } from '@lyceum/api-client';
import { rotatingMessageMachine } from '@lyceum/flows/rotating-message';
import { limits } from '@lyceum/rules';
import { useState } from 'react';
import { useFlow } from '../../app/useFlow.ts';
import { anyDomain, domainList } from '../../catalog/domains.ts';
import { useSearch } from '../../catalog/SearchProvider.tsx';
import { useCatalogList } from '../../catalog/useCatalogList.ts';
import { useRecalled, useRemembered } from '../../catalog/useHistoryMemory.ts';
import { useReducedMotion } from '../../document/useReducedMotion.ts';
import { LandingScreen } from './LandingScreen.tsx';

/** @param props.domains the first page, if it was loaded */
export function LandingContainer({ domains }: { domains: Page<Domain> | undefined }) {
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
  const recalled = useRecalled<readonly string[]>('expanded');
  const [expanded, setExpanded] = useState<readonly string[]>(recalled ?? []);
  useRemembered('expanded', expanded);
  return (
    <LandingScreen
      list={list}
      send={send}
      message={message}
      sendToMessage={sendToMessage}
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
