import type { ApiClient } from '@lyceum/api-client';
import { categoryPage } from '../catalog/domainCategories.ts';
import { revalidateOnPageChange, sortIn } from '../catalog/useSort.ts';
import { found } from '../document/loaderErrors.ts';
import { pageLoader } from '../document/loading/pageLoader.ts';
import { DomainContainer } from '../screens/Domain/Domain.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/DomainRoute.ts';

async function load(api: ApiClient, id: string, address: string) {
  const sortBy = sortIn('domainCategories', new URL(address).searchParams);
  const calls = [api.call('getDomain', { path: { id } }), categoryPage(api, { id, sortBy })] as const;
  const [domain, categories] = await found(Promise.all(calls));
  return { domain, categories, sortBy };
}

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(requestApi(context), params.domainId, request.url);
export const clientLoader = pageLoader(
  ({ params, request }: Pick<Route.ClientLoaderArgs, 'params' | 'request'>) =>
    load(browserApi(), params.domainId, request.url),
);
export const shouldRevalidate = revalidateOnPageChange;
export { DomainNotFound as ErrorBoundary } from '../screens/NotFound/NotFound.container.tsx';

export default function DomainRoute({ loaderData: { sortBy, ...loaded } }: Route.ComponentProps) {
  return <DomainContainer {...loaded} loadedSort={sortBy} />;
}
