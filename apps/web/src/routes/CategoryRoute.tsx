import type { ApiClient } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';
import { limits, type SortOf } from '@lyceum/rules';
import { redirect, useSearchParams } from 'react-router-dom';
import { coursePage } from '../catalog/categoryCourses.ts';
import { pageIn, sortIn } from '../catalog/listAddress.ts';
import { onlyInLanguage } from '../catalog/onlyInLanguage.ts';
import { useCompleteData } from '../catalog/useCompleteData.ts';
import { orderOf, revalidateOnPageChange } from '../catalog/useSort.ts';
import { browserLanguage } from '../document/i18n.ts';
import { found } from '../document/loaderErrors.ts';
import { pageLoader } from '../document/loading/pageLoader.ts';
import { CategoryContainer } from '../screens/Category/Category.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/CategoryRoute.ts';

interface Wanted {
  id: string;
  language: Language;
  sortBy: SortOf<'categoryCourses'>;
  page: number;
}

async function load(api: ApiClient, { id, language, sortBy, page }: Wanted) {
  const order = orderOf<'categoryCourses'>(sortBy, language);
  const calls = [api.call('getCategory', { path: { id } }), coursePage(api, { id, ...order }, page)] as const;
  const [category, courses] = await found(Promise.all(calls));
  return { category, courses, order, page };
}

async function loadAddress(api: ApiClient, id: string, language: Language, address: string) {
  const { pathname, searchParams } = new URL(address);
  const page = pageIn(searchParams);
  const loaded = await load(api, { id, language, sortBy: sortIn('categoryCourses', searchParams), page });
  // A bookmark of a page that no longer exists leads to the first page.
  if (page > limits.firstPage && loaded.courses.results.length === 0) {
    searchParams.delete('page');
    throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
  }
  return loaded;
}

export const loader = async ({ context, params, request }: Route.LoaderArgs) =>
  onlyInLanguage(
    await loadAddress(requestApi(context), params.categoryId, context.language, request.url),
    context.language,
  );
export const clientLoader = pageLoader(
  ({ params, request }: Pick<Route.ClientLoaderArgs, 'params' | 'request'>) =>
    loadAddress(browserApi(), params.categoryId, browserLanguage(), request.url),
);
export const shouldRevalidate = revalidateOnPageChange;
export { CategoryNotFound as ErrorBoundary } from '../screens/NotFound/NotFound.container.tsx';

export default function CategoryRoute({ params, loaderData }: Route.ComponentProps) {
  const { order, page: loadedPage } = loaderData;
  const loaded = useCompleteData(loaderData, (language) =>
    load(browserApi(), { id: params.categoryId, language, sortBy: order.sortBy, page: loadedPage }),
  );
  const [search] = useSearchParams();
  const page = pageIn(search);
  // Another first page is another list.
  return <CategoryContainer key={page} page={page} loaded={loaded} />;
}
