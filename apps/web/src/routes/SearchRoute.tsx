import { useSearchParams } from 'react-router-dom';
import { browserApi, requestApi } from '../app/api/api.ts';
import { isSearch, searchIn } from '../app/courses/searchAddress.ts';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { SearchContainer } from '../features/search/Search.container.tsx';
import { loadSearch } from '../features/search/search.ts';
import { browserLanguage } from '../platform/i18n/i18n.ts';
import { loadPageTexts } from '../platform/i18n/texts.ts';
import type { Route } from './+types/SearchRoute.ts';

export const handle = {
  texts: ['search'],
  sitemap: true,
  isIndexed: (query) => !isSearch(searchIn(query)),
} as const satisfies RouteHandle;

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const search = searchIn(new URL(request.url).searchParams);
  // The page shows the error.
  const loaded = await loadSearch(requestApi(context), search, context.language).catch(() => undefined);
  return { loaded };
};
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const search = searchIn(new URL(request.url).searchParams);
  const [loaded] = await Promise.all([
    loadSearch(browserApi(), search, browserLanguage()).catch(() => undefined),
    loadPageTexts(...handle.texts),
  ]);
  return { loaded };
};

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const [address] = useSearchParams();
  return <SearchContainer search={searchIn(address)} loaderData={loaderData.loaded} />;
}
