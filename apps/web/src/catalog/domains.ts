import type { ApiClient, Domain, Page } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { limits } from '@lyceum/rules';
import { browserApi } from '../session/api.ts';

/** A page of domains with their categories [2.25], for the landing page and the list of all categories. */
export function domainPage(
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
