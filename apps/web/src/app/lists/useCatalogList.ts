import { type createPagedList, isSameQuery, type ListQuery } from '@lyceum/flows/paged-list';
import { useDeferredValue, useMemo } from 'react';
import { useRecalled, useRemembered } from '../../platform/storage/HistoryMemory.tsx';
import { type PagedListOptions, usePagedList } from './usePagedList.ts';

/** Replaces the items that were loaded again by their newer versions. */
function renewed<Item extends { id: string }>(items: Item[], newer: readonly Item[] = []): Item[] {
  const byId = new Map(newer.map((item) => [item.id, item]));
  return items.some((item) => (byId.get(item.id) ?? item) !== item)
    ? items.map((item) => byId.get(item.id) ?? item)
    : items;
}

/** Runs the flow of a catalog list. A user who returns to its page finds the loaded pages again. */
export function useCatalogList<Item extends { id: string }, Query extends ListQuery>(
  machine: ReturnType<typeof createPagedList<Item, Query>>,
  { initial, ...options }: PagedListOptions<Item, Query>,
) {
  const recalled = useRecalled<PagedListOptions<Item, Query>>('list');
  const isUsed = recalled && isSameQuery(recalled.query, options.query);
  const [latest, send] = usePagedList(machine, { ...options, initial: isUsed ? recalled.initial : initial });
  // An input does not wait for new items, which take long to render. Another list replaces this one at once.
  const deferred = useDeferredValue(latest);
  const isSame =
    isSameQuery(deferred.context.query, options.query) &&
    deferred.context.firstPage === latest.context.firstPage;
  const flow = isSame ? deferred : latest;
  const { query, page, limit, totalResults } = flow.context;
  const items = useMemo(
    () => renewed(flow.context.items, initial?.results),
    [flow.context.items, initial?.results],
  );
  useRemembered(
    'list',
    page > 0 ? { query, limit, initial: { results: items, page, limit, totalResults } } : undefined,
  );
  return [{ value: flow.value, context: { ...flow.context, items } }, send] as const;
}
