import type { ApiClient } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';
import { firstDomains } from '../catalog/domains.ts';
import { soonCourses } from '../catalog/upcomingSessions.ts';
import { browserLanguage } from '../document/i18n.ts';
import { LandingContainer } from '../screens/Landing/Landing.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/LandingRoute.ts';

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
