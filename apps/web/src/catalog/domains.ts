import type { ApiClient, Page } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { limits } from '@lyceum/rules';
import { browserApi } from '../session/api.ts';
import { type ListedDomain, listedDomain, pageOf } from './listed.ts';

/** A page of domains with their categories, for the landing page and the list of all categories. */
export async function domainPage(
  api: ApiClient,
  page: number = limits.firstPage,
  signal?: AbortSignal,
): Promise<Page<ListedDomain>> {
  const query = { page, limit: limits.domainsPerPage, populate: 'categories' } as const;
  return pageOf(await api.call('listDomains', { query, ...(signal && { signal }) }), listedDomain);
}

/** The list of both pages. */
export const domainList = createPagedList<ListedDomain, Record<never, string>>('listDomains').provide({
  actors: { loadPage: loadPageBy(({ page }, signal) => domainPage(browserApi(), page, signal)) },
});

export const anyDomain = {};

/**
 * The first page. If the call fails, the browser requests the page again and shows the error.
 * @param run repeats the call, for example after a network error
 */
export function firstDomains(
  api: ApiClient,
  run = (load: () => Promise<Page<ListedDomain>>) => load(),
): Promise<Page<ListedDomain> | undefined> {
  return run(() => domainPage(api)).catch(() => undefined);
}
