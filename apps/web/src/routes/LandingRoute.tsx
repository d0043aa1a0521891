import { domainPage, firstDomains } from '../catalog/domains.ts';
import { onlyInLanguage } from '../catalog/onlyInLanguage.ts';
import { soonCourses } from '../catalog/upcomingSessions.ts';
import { useCompleteData } from '../catalog/useCompleteData.ts';
import { untilPageLoaded } from '../document/loading/loadedNavigations.ts';
import { LandingContainer } from '../screens/Landing/Landing.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/LandingRoute.ts';

async function found(domains: ReturnType<typeof firstDomains>, soon: ReturnType<typeof soonCourses>) {
  return { domains: await domains, soon: await soon.catch(() => []) };
}

export async function loader({ context }: Route.LoaderArgs) {
  const api = requestApi(context);
  return onlyInLanguage(await found(firstDomains(api), soonCourses(api)), context.language);
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  found(
    firstDomains(browserApi(), (load) => untilPageLoaded(request, load)),
    soonCourses(browserApi()),
  );
const loadComplete = async () => {
  const [domains, soon] = await Promise.all([domainPage(browserApi()), soonCourses(browserApi())]);
  return { domains, soon };
};

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingContainer {...useCompleteData(loaderData, loadComplete)} />;
}
