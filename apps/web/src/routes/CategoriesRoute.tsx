import type { ApiClient } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';
import { browserApi, requestApi } from '../app/api/api.ts';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { CategoriesContainer } from '../features/catalog/Categories/Categories.container.tsx';
import { firstDomains } from '../features/catalog/domains.ts';
import { browserLanguage } from '../platform/i18n/i18n.ts';
import type { Route } from './+types/CategoriesRoute.ts';

export const handle = { query: {}, sitemap: true } satisfies RouteHandle;

const load = async (api: ApiClient, language: Language) => ({ domains: await firstDomains(api, language) });

/** The browser requests the domains again and shows the error. */
const unavailable = { domains: undefined };

export const loader = ({ context }: Route.LoaderArgs) =>
  load(requestApi(context), context.language).catch(() => unavailable);
export const clientLoader = () => load(browserApi(), browserLanguage()).catch(() => unavailable);

export default function CategoriesRoute({ loaderData }: Route.ComponentProps) {
  return <CategoriesContainer domains={loaderData.domains} />;
}
