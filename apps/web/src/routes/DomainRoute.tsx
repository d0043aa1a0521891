import type { ApiClient, Category } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { limits, type SortOf } from '@lyceum/rules';
import { useMemo } from 'react';
import { useCatalogList } from '../catalog/useCatalogList.ts';
import { revalidateOnPageChange, sortIn, useSort } from '../catalog/useSort.ts';
import { found } from '../document/loaderErrors.ts';
import { DomainScreen } from '../screens/Domain/DomainScreen.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/DomainRoute.ts';

type Query = { id: string; sortBy: SortOf<'domainCategories'> };

function categoryPage(
  api: ApiClient,
  { id, sortBy }: Query,
  page: number = limits.firstPage,
  signal?: AbortSignal,
) {
  const query = { sortBy, page, limit: limits.categoriesPerPage };
  return api.call('listDomainCategories', { path: { id }, query, ...(signal && { signal }) });
}

const categoryList = createPagedList<Category, Query>('listDomainCategories').provide({
  actors: {
    loadPage: loadPageBy(({ query, page }, signal) => categoryPage(browserApi(), query, page, signal)),
  },
});

async function load(api: ApiClient, id: string, address: string) {
  const sortBy = sortIn('domainCategories', new URL(address).searchParams);
  const calls = [api.call('getDomain', { path: { id } }), categoryPage(api, { id, sortBy })] as const;
  const [domain, categories] = await found(Promise.all(calls));
  return { domain, categories, sortBy };
}

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(requestApi(context), params.domainId, request.url);
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(browserApi(), params.domainId, request.url);
export const shouldRevalidate = revalidateOnPageChange;
export { DomainNotFound as ErrorBoundary } from '../screens/NotFound/NotFound.container.tsx';

export default function DomainRoute({
  loaderData: { domain, categories, sortBy: loadedSort },
}: Route.ComponentProps) {
  const [sortBy, setSort] = useSort('domainCategories');
  const query = useMemo(() => ({ id: domain.id, sortBy }), [domain.id, sortBy]);
  const initial = sortBy === loadedSort ? categories : undefined;
  const [list, send] = useCatalogList(categoryList, { query, limit: limits.categoriesPerPage, initial });
  return <DomainScreen domain={domain} list={list} send={send} sortBy={sortBy} onSort={setSort} />;
}
