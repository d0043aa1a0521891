import type { ApiClient, Course } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { limits, type SortOf } from '@lyceum/rules';
import { useMemo } from 'react';
import { browserApi, requestApi } from '../app/api.ts';
import { found } from '../app/found.ts';
import { useCatalogueList } from '../app/useCatalogueList.ts';
import { onlyForParams, sortIn, useSort } from '../app/useSort.ts';
import { CategoryScreen } from '../screens/Category/CategoryScreen.tsx';
import type { Route } from './+types/category.ts';

type Query = { id: string; sortBy: SortOf<'categoryCourses'> };

function coursePage(
  api: ApiClient,
  { id, sortBy }: Query,
  page: number = limits.firstPage,
  signal?: AbortSignal,
) {
  const query = { sortBy, page, limit: limits.coursesPerPage };
  return api.call('listCategoryCourses', { path: { id }, query, ...(signal && { signal }) });
}

const courseList = createPagedList<Course, Query>('listCategoryCourses').provide({
  actors: {
    loadPage: loadPageBy(({ query, page }, signal) => coursePage(browserApi(), query, page, signal)),
  },
});

async function load(api: ApiClient, id: string, address: string) {
  const sortBy = sortIn('categoryCourses', new URL(address).searchParams);
  const calls = [api.call('getCategory', { path: { id } }), coursePage(api, { id, sortBy })] as const;
  const [category, courses] = await found(Promise.all(calls));
  return { category, courses, sortBy };
}

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(requestApi(context), params.categoryId, request.url);
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(browserApi(), params.categoryId, request.url);
export const shouldRevalidate = onlyForParams;
export { CategoryMissing as ErrorBoundary } from '../screens/Missing/missing.tsx';

export default function CategoryRoute({
  loaderData: { category, courses, sortBy: loadedSort },
}: Route.ComponentProps) {
  const [sortBy, setSort] = useSort('categoryCourses');
  const query = useMemo(() => ({ id: category.id, sortBy }), [category.id, sortBy]);
  const initial = sortBy === loadedSort ? courses : undefined;
  const [list, send] = useCatalogueList(courseList, { query, limit: limits.coursesPerPage, initial });
  return <CategoryScreen category={category} list={list} send={send} sortBy={sortBy} onSort={setSort} />;
}
