import type { ApiClient, Course } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { limits, type SortOf } from '@lyceum/rules';
import { useMemo } from 'react';
import { redirect, useSearchParams } from 'react-router-dom';
import { useCatalogList } from '../catalog/useCatalogList.ts';
import { pageIn, revalidateOnPageChange, sortIn, useSort } from '../catalog/useSort.ts';
import { found } from '../document/loaderErrors.ts';
import { CategoryScreen } from '../screens/Category/CategoryScreen.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/CategoryRoute.ts';

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
  const { pathname, searchParams } = new URL(address);
  const sortBy = sortIn('categoryCourses', searchParams);
  const page = pageIn(searchParams);
  const calls = [api.call('getCategory', { path: { id } }), coursePage(api, { id, sortBy }, page)] as const;
  const [category, courses] = await found(Promise.all(calls));
  // An address kept from a longer list leads to the beginning of this one.
  if (page > limits.firstPage && courses.results.length === 0) {
    searchParams.delete('page');
    throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
  }
  return { category, courses, sortBy, page };
}

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(requestApi(context), params.categoryId, request.url);
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(browserApi(), params.categoryId, request.url);
export const shouldRevalidate = revalidateOnPageChange;
export { CategoryNotFound as ErrorBoundary } from '../screens/NotFound/NotFound.container.tsx';

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const page = pageIn(search);
  // A list goes on from where it began: one that begins elsewhere is another.
  return <CategoryFrom key={page} page={page} loaded={loaderData} />;
}

interface CategoryFromProps {
  /** The page that the list begins with. */
  page: number;
  loaded: Route.ComponentProps['loaderData'];
}

function CategoryFrom({ page, loaded }: CategoryFromProps) {
  const { category } = loaded;
  const [sortBy, setSort] = useSort('categoryCourses');
  const query = useMemo(() => ({ id: category.id, sortBy }), [category.id, sortBy]);
  const isLoaded = sortBy === loaded.sortBy && page === loaded.page;
  const [list, send] = useCatalogList(courseList, {
    query,
    limit: limits.coursesPerPage,
    firstPage: page,
    initial: isLoaded ? loaded.courses : undefined,
  });
  return <CategoryScreen category={category} list={list} send={send} sortBy={sortBy} onSort={setSort} />;
}
