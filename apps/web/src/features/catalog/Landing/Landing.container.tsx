import { rotatingMessageMachine } from '@lyceum/flows/rotating-message';
import { limits } from '@lyceum/rules';
import { useCallback, useMemo, useState } from 'react';
import { useDeferredSearch } from '../../../app/frame/SearchProvider.tsx';
import { useCatalogList } from '../../../app/lists/useCatalogList.ts';
import { useFlow } from '../../../app/system/useFlow.ts';
import { useReducedMotion } from '../../../platform/document/useReducedMotion.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { useTimeZone } from '../../../platform/i18n/useTimeZone.ts';
import { useRecalled, useRemembered } from '../../../platform/storage/HistoryMemory.tsx';
import { domainList, type LoadedDomains } from '../domains.ts';
import { LandingScreen, type LandingScreenProps } from './LandingScreen.tsx';

interface LandingContainerProps extends Pick<LandingScreenProps, 'soon'> {
  /** The first page, if it was loaded. */
  domains: LoadedDomains | undefined;
}

export function LandingContainer({ domains, soon }: LandingContainerProps) {
  const language = useLanguage();
  const [list, send] = useCatalogList(domainList, {
    query: { language },
    limit: limits.domainsPerPage,
    initial: domains?.language === language ? domains.page : undefined,
  });
  const [message, sendToMessage] = useFlow(rotatingMessageMachine, null, {
    input: { count: limits.landingMessages },
  });
  useReducedMotion(() => sendToMessage({ type: 'rotation.paused' }));
  const { query, setQuery } = useDeferredSearch();
  const recalled = useRecalled<readonly string[]>('expanded');
  const [expanded, setExpanded] = useState<readonly string[]>(recalled ?? []);
  useRemembered('expanded', expanded);
  const toggle = useCallback((id: string) => setExpanded((before) => toggled(before, id)), []);
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
      expanded={useMemo(() => new Set(expanded), [expanded])}
      onToggle={toggle}
    />
  );
}

/** Expands a collapsed domain, or collapses an expanded one [2.13]. */
function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}
