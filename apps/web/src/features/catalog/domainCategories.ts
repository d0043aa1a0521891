import type { ApiClient } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { limits } from '@lyceum/rules';
import { browserApi } from '../../app/api/api.ts';
import { type ListedCategory, listedCategory, pageOf } from '../../app/courses/summaries.ts';
import type { Order } from '../../app/lists/useSort.ts';

type DomainQuery = { id: string } & Order<'domainCategories'>;

/** A page of the categories of a domain. */
export async function categoryPage(
  api: ApiClient,
  { id, ...order }: DomainQuery,
  page: number = limits.firstPage,
  signal?: AbortSignal,
) {
  const query = { ...order, page, limit: limits.categoriesPerPage };
  const response = await api.call('listDomainCategories', { path: { id }, query, ...(signal && { signal }) });
  return pageOf(response, listedCategory);
}

export const categoryList = createPagedList<ListedCategory, DomainQuery>('listDomainCategories').provide({
  actors: {
    loadPage: loadPageBy(({ query, page }, signal) => categoryPage(browserApi(), query, page, signal)),
  },
});
