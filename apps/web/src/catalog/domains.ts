import type { ApiClient, Domain, Page } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { limits } from '@lyceum/rules';
import { browserApi } from '../session/api.ts';

/** A page of domains with their categories, for the landing page and the list of all categories. */
function domainPage(
  api: ApiClient,
  page: number = limits.firstPage,
  signal?: AbortSignal,
): Promise<Page<Domain>> {
  const query = { page, limit: limits.domainsPerPage, populate: 'categories' } as const;
  return api.call('listDomains', { query, ...(signal && { signal }) });
}

/** The list of both pages. */
export const domainList = createPagedList<Domain, Record<never, string>>('listDomains').provide({
  actors: { loadPage: loadPageBy(({ page }, signal) => domainPage(browserApi(), page, signal)) },
});

export const anyDomain = {};

/**
 * The first page. If the call fails, the browser requests the page again and shows the error.
 * @param run repeats the call, for example after a network error
 */
export function firstDomains(
  api: ApiClient,
  run = (load: () => Promise<Page<Domain>>) => load(),
): Promise<Page<Domain> | undefined> {
  return run(() => domainPage(api)).catch(() => undefined);
}
