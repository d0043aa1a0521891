import type { ApiClient } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';
import { categoryPage } from '../catalog/domainCategories.ts';
import { sortIn } from '../catalog/listAddress.ts';
import { orderOf, revalidateOnPageChange } from '../catalog/useSort.ts';
import { browserLanguage } from '../document/i18n.ts';
import { found } from '../document/loaderErrors.ts';
import { DomainContainer } from '../screens/Domain/Domain.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/DomainRoute.ts';

const sortOf = (address: string) => sortIn('domainCategories', new URL(address).searchParams);

async function load(api: ApiClient, id: string, language: Language, sortBy: ReturnType<typeof sortOf>) {
  const order = orderOf<'domainCategories'>(sortBy, language);
  const calls = [api.call('getDomain', { path: { id } }), categoryPage(api, { id, ...order })] as const;
  const [domain, categories] = await found(Promise.all(calls));
  return { domain, categories, order };
}

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(requestApi(context), params.domainId, context.language, sortOf(request.url));
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(browserApi(), params.domainId, browserLanguage(), sortOf(request.url));
export const shouldRevalidate = revalidateOnPageChange;
export { DomainNotFound as ErrorBoundary } from '../screens/NotFound/NotFound.container.tsx';

export default function DomainRoute({ loaderData }: Route.ComponentProps) {
  const { order, ...loaded } = loaderData;
  return <DomainContainer {...loaded} loadedOrder={order} />;
}
