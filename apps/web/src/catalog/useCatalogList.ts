import { type createPagedList, isSameQuery, type ListQuery } from '@lyceum/flows/paged-list';
import { useRecalled, useRemembered } from './useHistoryMemory.ts';
import { type PagedListOptions, usePagedList } from './usePagedList.ts';

/** Runs the flow of a catalog list. A user who returns to its page finds the loaded pages again. */
export function useCatalogList<Item extends { id: string }, Query extends ListQuery>(
  machine: ReturnType<typeof createPagedList<Item, Query>>,
  { initial, ...options }: PagedListOptions<Item, Query>,
) {
  const recalled = useRecalled<PagedListOptions<Item, Query>>('list');
  const known = recalled && isSameQuery(recalled.query, options.query) ? recalled.initial : initial;
  const [list, send] = usePagedList(machine, { ...options, initial: known });
  const { query, items, page, limit, totalResults } = list.context;
  useRemembered(
    'list',
    page > 0 ? { query, limit, initial: { results: items, page, limit, totalResults } } : undefined,
  );
  return [list, send] as const;
}
