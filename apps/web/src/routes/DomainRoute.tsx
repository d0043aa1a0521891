import type { ApiClient } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';
import { browserApi, requestApi } from '../app/api/api.ts';
import { orErrorPage } from '../app/api/loaderErrors.ts';
import { sortIn } from '../app/courses/listAddress.ts';
import { orderOf, revalidateOnPageChange } from '../app/lists/useSort.ts';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { DomainContainer } from '../features/catalog/Domain/Domain.container.tsx';
import { categoryPage } from '../features/catalog/domainCategories.ts';
import { browserLanguage } from '../platform/i18n/i18n.ts';
import type { Route } from './+types/DomainRoute.ts';

export const handle = { query: { sorts: 'domainCategories' } } satisfies RouteHandle;

const sortOf = (address: string) => sortIn('domainCategories', new URL(address).searchParams);

async function load(api: ApiClient, id: string, language: Language, sortBy: ReturnType<typeof sortOf>) {
  const order = orderOf<'domainCategories'>(sortBy, language);
  const calls = [api.call('getDomain', { path: { id } }), categoryPage(api, { id, ...order })] as const;
  const [domain, categories] = await orErrorPage(Promise.all(calls));
  return { domain, categories, order };
}

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(requestApi(context), params.domainId, context.language, sortOf(request.url));
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(browserApi(), params.domainId, browserLanguage(), sortOf(request.url));
export const shouldRevalidate = revalidateOnPageChange;
export { DomainNotFound as ErrorBoundary } from '../app/notFound/NotFound.container.tsx';

export default function DomainRoute({ loaderData }: Route.ComponentProps) {
  const { order, ...loaded } = loaderData;
  return <DomainContainer {...loaded} initialOrder={order} />;
}
