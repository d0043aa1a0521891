import type { ApiClient } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';
import { browserApi, requestApi } from '../app/api/api.ts';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { firstDomains } from '../features/catalog/domains.ts';
import { LandingContainer } from '../features/catalog/Landing/Landing.container.tsx';
import { soonCourses } from '../features/catalog/upcomingCourses.ts';
import { browserLanguage } from '../platform/i18n/i18n.ts';
import type { Route } from './+types/LandingRoute.ts';

export const handle = { query: {}, sitemap: true } satisfies RouteHandle;

async function load(api: ApiClient, language: Language) {
  const [domains, soon] = await Promise.all([firstDomains(api, language), soonCourses(api)]);
  return { domains, soon };
}

/** The browser requests the domains again and shows the error. */
const unavailable = { domains: undefined, soon: [] };

export const loader = ({ context }: Route.LoaderArgs) =>
  load(requestApi(context), context.language).catch(() => unavailable);
export const clientLoader = () => load(browserApi(), browserLanguage()).catch(() => unavailable);

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingContainer {...loaderData} />;
}
