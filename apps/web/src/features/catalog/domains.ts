import type { ApiClient, Page } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import type { Language } from '@lyceum/i18n';
import { limits } from '@lyceum/rules';
import { browserApi } from '../../app/api/api.ts';
import { type ListedDomain, listedDomain, pageOf } from '../../app/courses/summaries.ts';

/** A page of domains with their categories [2.18], for the landing page and the list of all categories. */
async function domainPage(
  api: ApiClient,
  language: Language,
  page: number = limits.firstPage,
  signal?: AbortSignal,
): Promise<Page<ListedDomain>> {
  const query = { language, page, limit: limits.domainsPerPage, populate: 'categories' } as const;
  return pageOf(await api.call('listDomains', { query, ...(signal && { signal }) }), listedDomain);
}

/** The list of both pages, by name in a language. */
export const domainList = createPagedList<ListedDomain, { language: Language }>('listDomains').provide({
  actors: {
    loadPage: loadPageBy(({ query, page }, signal) => domainPage(browserApi(), query.language, page, signal)),
  },
});

/** The first page of domains, and the language by whose names it is sorted. */
export interface LoadedDomains {
  page: Page<ListedDomain>;
  language: Language;
}

/** The first page. */
export const firstDomains = async (api: ApiClient, language: Language): Promise<LoadedDomains> => ({
  page: await domainPage(api, language),
  language,
});
