import type { Page } from '@lyceum/api-client';
import type { createPagedList, ListQuery } from '@lyceum/flows/paged-list';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';

export interface PagedListOptions<Item, Query> {
  query: Query;
  /** Items a page. */
  limit: number;
  /** The page that the list begins with. Has to stay the same. @default 1 */
  firstPage?: number;
  /** The first page of this query, where it came with the page. */
  initial?: Page<Item> | undefined;
}

/** Runs a list's machine for a screen: it starts by itself, and anew when the query changes. */
export function usePagedList<Item extends { id: string }, Query extends ListQuery>(
  machine: ReturnType<typeof createPagedList<Item, Query>>,
  { query, limit, firstPage, initial }: PagedListOptions<Item, Query>,
) {
  const [snapshot, send] = useMachine(machine, { input: { query, limit, firstPage, initial } });
  const isIdle = snapshot.matches('idle');
  // The machine itself passes over a query that it has already.
  useEffect(() => send({ type: 'query.changed', query, initial }), [send, query, initial]);
  useEffect(() => {
    if (isIdle) send({ type: 'more.requested' });
  }, [send, isIdle]);
  return [snapshot, send] as const;
}
