import type { ApiClient } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';
import { limits } from '@lyceum/rules';
import { redirect, useSearchParams } from 'react-router-dom';
import { coursePage } from '../catalog/categoryCourses.ts';
import { pageIn, sortIn } from '../catalog/listAddress.ts';
import { orderOf, revalidateOnPageChange } from '../catalog/useSort.ts';
import { browserLanguage } from '../document/i18n.ts';
import { found } from '../document/loaderErrors.ts';
import { pageLoader } from '../document/loading/pageLoader.ts';
import { CategoryContainer } from '../screens/Category/Category.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/CategoryRoute.ts';

async function load(api: ApiClient, id: string, language: Language, address: string) {
  const { pathname, searchParams } = new URL(address);
  const order = orderOf<'categoryCourses'>(sortIn('categoryCourses', searchParams), language);
  const page = pageIn(searchParams);
  const calls = [api.call('getCategory', { path: { id } }), coursePage(api, { id, ...order }, page)] as const;
  const [category, courses] = await found(Promise.all(calls));
  // A bookmark of a page that no longer exists leads to the first page.
  if (page > limits.firstPage && courses.results.length === 0) {
    searchParams.delete('page');
    throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
  }
  return { category, courses, order, page };
}

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(requestApi(context), params.categoryId, context.language, request.url);
export const clientLoader = pageLoader(
  ({ params, request }: Pick<Route.ClientLoaderArgs, 'params' | 'request'>) =>
    load(browserApi(), params.categoryId, browserLanguage(), request.url),
);
export const shouldRevalidate = revalidateOnPageChange;
export { CategoryNotFound as ErrorBoundary } from '../screens/NotFound/NotFound.container.tsx';

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const page = pageIn(search);
  // Another first page is another list.
  return <CategoryContainer key={page} page={page} loaded={loaderData} />;
}
