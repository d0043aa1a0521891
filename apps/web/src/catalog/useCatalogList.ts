import type { Page } from '@lyceum/api-client';
import { type createPagedList, isSameQuery, type ListQuery } from '@lyceum/flows/paged-list';
import { useEffect } from 'react';
import { useHistoryMemory } from './useHistoryMemory.ts';
import { type PagedListOptions, usePagedList } from './usePagedList.ts';

/** A list of the catalog: who comes back to its page finds all the pages loaded that were there when it was left. */
export function useCatalogList<Item extends { id: string }, Query extends ListQuery>(
  machine: ReturnType<typeof createPagedList<Item, Query>>,
  { initial, ...options }: PagedListOptions<Item, Query>,
) {
  const { recalled, keep } = useHistoryMemory<{ query: Query; loaded: Page<Item> }>('list');
  const known = recalled && isSameQuery(recalled.query, options.query) ? recalled.loaded : initial;
  const [list, send] = usePagedList(machine, { ...options, initial: known });
  useEffect(() => {
    const { query, items, page, limit, totalResults } = list.context;
    if (page > 0) keep({ query, loaded: { results: items, page, limit, totalResults } });
  });
  return [list, send] as const;
}
