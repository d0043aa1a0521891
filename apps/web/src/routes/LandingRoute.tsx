import { rotatingMessageMachine } from '@lyceum/flows/rotating-message';
import { limits } from '@lyceum/rules';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { anyDomain, domainList, firstDomains } from '../catalog/domains.ts';
import { useSearch } from '../catalog/SearchProvider.tsx';
import { useCatalogList } from '../catalog/useCatalogList.ts';
import { useHistoryMemory } from '../catalog/useHistoryMemory.ts';
import { LandingScreen } from '../screens/Landing/LandingScreen.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/LandingRoute.ts';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  domains: await firstDomains(requestApi(context)),
});
export const clientLoader = async () => ({ domains: await firstDomains(browserApi()) });

export default function LandingRoute({ loaderData: { domains } }: Route.ComponentProps) {
  const [list, send] = useCatalogList(domainList, {
    query: anyDomain,
    limit: limits.domainsPerPage,
    initial: domains,
  });
  const [message, sendToMessage] = useMachine(rotatingMessageMachine, {
    input: { count: limits.landingMessages },
  });
  const { query, setQuery } = useSearch();
  const { recalled = new Set<string>(), keep } = useHistoryMemory<ReadonlySet<string>>('expanded');
  const [expanded, setExpanded] = useState(recalled);
  useEffect(() => keep(expanded));
  return (
    <LandingScreen
      list={list}
      send={send}
      message={message}
      sendToMessage={sendToMessage}
      query={query}
      onClearQuery={() => setQuery('')}
      expanded={expanded}
      onToggle={(id) => setExpanded((before) => toggled(before, id))}
    />
  );
}

/** Expands a collapsed domain, or collapses an expanded one [2.13]. */
function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(ids);
  if (!after.delete(id)) after.add(id);
  return after;
}
