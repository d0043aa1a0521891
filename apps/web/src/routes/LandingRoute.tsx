import type { ApiClient } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';
import { firstDomains } from '../catalog/domains.ts';
import { soonCourses } from '../catalog/upcomingSessions.ts';
import { browserLanguage } from '../document/i18n.ts';
import { untilPageLoaded } from '../document/loading/loadedNavigations.ts';
import { LandingContainer } from '../screens/Landing/Landing.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/LandingRoute.ts';

async function found(api: ApiClient, language: Language, run?: Parameters<typeof firstDomains>[2]) {
  const [domains, soon] = await Promise.all([firstDomains(api, language, run), soonCourses(api)]);
  return { domains, soon };
}

export const loader = ({ context }: Route.LoaderArgs) => found(requestApi(context), context.language);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  found(browserApi(), browserLanguage(), (load) => untilPageLoaded(request, load));

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingContainer {...loaderData} />;
}
