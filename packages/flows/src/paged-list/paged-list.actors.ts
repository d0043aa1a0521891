import type { Page } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import type { ListQuery } from './paged-list.machine.ts';

/** The input of `loadPage`. */
export interface LoadPageInput<Query extends ListQuery> {
  query: Query;
  page: number;
  limit: number;
}

/**
 * The `loadPage` actor of a list, for example
 * `loadPageBy(({ query: { id, sortBy }, page, limit }, signal) =>
 *   api.call('listCategoryCourses', { path: { id }, query: { sortBy, page, limit }, signal }))`.
 */
export function loadPageBy<Item, Query extends ListQuery>(
  load: (request: LoadPageInput<Query>, signal: AbortSignal) => Promise<Page<Item>>,
) {
  return fromPromise<Page<Item>, LoadPageInput<Query>>(({ input, signal }) => load(input, signal));
}
