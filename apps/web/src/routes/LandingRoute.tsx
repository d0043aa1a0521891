import { domainPage, firstDomains } from '../catalog/domains.ts';
import { onlyInLanguage } from '../catalog/onlyInLanguage.ts';
import { soonCourses, soonCoursesOrNone } from '../catalog/upcomingSessions.ts';
import { useCompleteData } from '../catalog/useCompleteData.ts';
import { untilPageLoaded } from '../document/loading/loadedNavigations.ts';
import { LandingContainer } from '../screens/Landing/Landing.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/LandingRoute.ts';

async function both(domains: ReturnType<typeof firstDomains>, soon: ReturnType<typeof soonCourses>) {
  return { domains: await domains, soon: await soon };
}

export async function loader({ context }: Route.LoaderArgs) {
  const api = requestApi(context);
  return onlyInLanguage(await both(firstDomains(api), soonCoursesOrNone(api)), context.language);
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  both(
    firstDomains(browserApi(), (load) => untilPageLoaded(request, load)),
    soonCoursesOrNone(browserApi()),
  );
const loadComplete = async () => {
  const [domains, soon] = await Promise.all([domainPage(browserApi()), soonCourses(browserApi())]);
  return { domains, soon };
};

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingContainer {...useCompleteData(loaderData, loadComplete)} />;
}
