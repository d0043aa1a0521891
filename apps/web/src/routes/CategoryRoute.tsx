import type { ApiClient } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';
import { limits, type SortOf } from '@lyceum/rules';
import { redirect, useSearchParams } from 'react-router-dom';
import { browserApi, requestApi } from '../app/api/api.ts';
import { found } from '../app/api/loaderErrors.ts';
import { type CourseFilters, countFilters, filtersIn } from '../app/courses/courseFilters.ts';
import { pageIn, sortIn } from '../app/courses/listAddress.ts';
import { orderOf, revalidateOnPageChange } from '../app/lists/useSort.ts';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { CategoryContainer } from '../features/catalog/Category/Category.container.tsx';
import { coursePage } from '../features/catalog/categoryCourses.ts';
import { browserLanguage } from '../platform/i18n/i18n.ts';
import type { Route } from './+types/CategoryRoute.ts';

export const handle = {
  query: { sorts: 'categoryCourses', pages: true, filters: true },
  // Combinations of filters are many, and show no other courses than the page without them.
  isIndexed: (query) => countFilters(filtersIn(query)) === 0,
} satisfies RouteHandle;

interface ListRequest {
  id: string;
  language: Language;
  sortBy: SortOf<'categoryCourses'>;
  filters: CourseFilters;
  page: number;
}

async function load(api: ApiClient, { id, language, sortBy, filters, page }: ListRequest) {
  const order = orderOf<'categoryCourses'>(sortBy, language);
  const calls = [
    api.call('getCategory', { path: { id } }),
    coursePage(api, { id, ...order, ...filters }, page),
  ] as const;
  const [category, courses] = await found(Promise.all(calls));
  return { category, courses, order, filters, page };
}

async function loadAddress(api: ApiClient, id: string, language: Language, address: string) {
  const { pathname, searchParams } = new URL(address);
  const page = pageIn(searchParams);
  const sortBy = sortIn('categoryCourses', searchParams);
  const loaded = await load(api, { id, language, sortBy, filters: filtersIn(searchParams), page });
  // A bookmark of a page that no longer exists leads to the first page.
  if (page > limits.firstPage && loaded.courses.results.length === 0) {
    searchParams.delete('page');
    throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
  }
  return loaded;
}

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadAddress(requestApi(context), params.categoryId, context.language, request.url);
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAddress(browserApi(), params.categoryId, browserLanguage(), request.url);
export const shouldRevalidate = revalidateOnPageChange;
export { CategoryNotFound as ErrorBoundary } from '../app/notFound/NotFound.container.tsx';

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return <CategoryContainer page={pageIn(search)} loaded={loaderData} />;
}
