import { useSearchParams } from 'react-router-dom';
import { onlyInLanguage } from '../catalog/onlyInLanguage.ts';
import { useCompleteData } from '../catalog/useCompleteData.ts';
import { browserLanguage, loadPageTexts } from '../document/i18n.ts';
import { pageLoader } from '../document/loading/pageLoader.ts';
import { SearchContainer } from '../screens/Search/Search.container.tsx';
import { loadSearch } from '../search/search.ts';
import { searchIn } from '../search/searchAddress.ts';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/SearchRoute.ts';

const texts = ['search'] as const;

/** The page shows the error. */
const unavailable = { loaded: undefined, texts: null };

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const search = searchIn(new URL(request.url).searchParams);
  const loaded = await loadSearch(requestApi(context), search, context.language).catch(() => undefined);
  return { ...onlyInLanguage({ loaded }, context.language), texts };
};

const loadInBrowser = async (address: URLSearchParams) => ({
  loaded: await loadSearch(browserApi(), searchIn(address), browserLanguage()),
  texts: null,
});

export const clientLoader = pageLoader(async ({ request }: Pick<Route.ClientLoaderArgs, 'request'>) => {
  const [data] = await Promise.all([
    loadInBrowser(new URL(request.url).searchParams),
    loadPageTexts(...texts),
  ]);
  return data;
}, unavailable);

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const { loaded } = useCompleteData<typeof unavailable | Awaited<ReturnType<typeof loadInBrowser>>>(
    loaderData as never,
    () => loadInBrowser(address),
  );
  return <SearchContainer search={searchIn(address)} loaded={loaded} />;
}
