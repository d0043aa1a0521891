import { useSearchParams } from 'react-router-dom';
import { browserLanguage } from '../document/i18n.ts';
import { loadPageTexts } from '../document/texts.ts';
import { SearchContainer } from '../screens/Search/Search.container.tsx';
import { loadSearch } from '../search/search.ts';
import { searchIn } from '../search/searchAddress.ts';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/SearchRoute.ts';

const texts = ['search'] as const;

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const search = searchIn(new URL(request.url).searchParams);
  // The page shows the error.
  const loaded = await loadSearch(requestApi(context), search, context.language).catch(() => undefined);
  return { loaded, texts };
};
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const search = searchIn(new URL(request.url).searchParams);
  const [loaded] = await Promise.all([
    loadSearch(browserApi(), search, browserLanguage()).catch(() => undefined),
    loadPageTexts(...texts),
  ]);
  return { loaded, texts: null };
};

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const [address] = useSearchParams();
  return <SearchContainer search={searchIn(address)} loaded={loaderData.loaded} />;
}
