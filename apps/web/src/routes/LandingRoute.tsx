import type { ApiClient } from '@lyceum/api-client';
import { firstDomains } from '../catalog/domains.ts';
import { soonCourses } from '../catalog/upcomingSessions.ts';
import { untilPageLoaded } from '../document/loading/loadedNavigations.ts';
import { LandingContainer } from '../screens/Landing/Landing.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/LandingRoute.ts';

async function found(api: ApiClient, run?: Parameters<typeof firstDomains>[1]) {
  const [domains, soon] = await Promise.all([firstDomains(api, run), soonCourses(api)]);
  return { domains, soon };
}

export const loader = ({ context }: Route.LoaderArgs) => found(requestApi(context));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  found(browserApi(), (load) => untilPageLoaded(request, load));

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingContainer {...loaderData} />;
}
