import type { ApiClient } from '@lyceum/api-client';
import { domainPage } from '../catalog/domains.ts';
import { soonCourses } from '../catalog/upcomingSessions.ts';
import { pageLoader } from '../document/loading/pageLoader.ts';
import { LandingContainer } from '../screens/Landing/Landing.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/LandingRoute.ts';

async function load(api: ApiClient) {
  const [domains, soon] = await Promise.all([domainPage(api), soonCourses(api)]);
  return { domains, soon };
}

/** The browser requests the domains again and shows the error. */
const unavailable = { domains: undefined, soon: [] };

export const loader = ({ context }: Route.LoaderArgs) => load(requestApi(context)).catch(() => unavailable);
export const clientLoader = pageLoader(() => load(browserApi()), unavailable);

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingContainer {...loaderData} />;
}
