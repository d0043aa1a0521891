import type { createPagedList, ListQuery } from '@lyceum/flows/paged-list';
import type { InputFrom } from 'xstate';
import { useFlow } from '../system/useFlow.ts';

type PagedList<Item extends { id: string }, Query extends ListQuery> = ReturnType<
  typeof createPagedList<Item, Query>
>;

export type PagedListOptions<Item extends { id: string }, Query extends ListQuery> = InputFrom<
  PagedList<Item, Query>
>;

/** Runs the flow of a list. A new query, or another first page, starts a new flow. */
export function usePagedList<Item extends { id: string }, Query extends ListQuery>(
  machine: PagedList<Item, Query>,
  input: PagedListOptions<Item, Query>,
) {
  const key = JSON.stringify([input.query, input.firstPage]);
  const [snapshot, send] = useFlow(machine, null, { key, input });
  return [snapshot, send] as const;
}
