import type { ApiClient, Category } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { limits } from '@lyceum/rules';
import { browserApi } from '../session/api.ts';
import type { Order } from './useSort.ts';

type DomainQuery = { id: string } & Order<'domainCategories'>;

/** A page of the categories of a domain. */
export function categoryPage(
  api: ApiClient,
  { id, ...order }: DomainQuery,
  page: number = limits.firstPage,
  signal?: AbortSignal,
) {
  const query = { ...order, page, limit: limits.categoriesPerPage };
  return api.call('listDomainCategories', { path: { id }, query, ...(signal && { signal }) });
}

export const categoryList = createPagedList<Category, DomainQuery>('listDomainCategories').provide({
  actors: {
    loadPage: loadPageBy(({ query, page }, signal) => categoryPage(browserApi(), query, page, signal)),
  },
});
