import type { Language } from '@lyceum/i18n';
import { firstDomains, loadDomains } from '../catalog/domains.ts';
import { onlyInLanguage } from '../catalog/onlyInLanguage.ts';
import { soonCourses, soonCoursesOrNone } from '../catalog/upcomingSessions.ts';
import { useCompleteData } from '../catalog/useCompleteData.ts';
import { browserLanguage } from '../document/i18n.ts';
import { untilPageLoaded } from '../document/loading/loadedNavigations.ts';
import { LandingContainer } from '../screens/Landing/Landing.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/LandingRoute.ts';

async function both(domains: ReturnType<typeof firstDomains>, soon: ReturnType<typeof soonCourses>) {
  const [loadedDomains, loadedSoon] = await Promise.all([domains, soon]);
  return { domains: loadedDomains, soon: loadedSoon };
}

export async function loader({ context }: Route.LoaderArgs) {
  const api = requestApi(context);
  const { language } = context;
  return onlyInLanguage(await both(firstDomains(api, language), soonCoursesOrNone(api)), language);
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  both(
    firstDomains(browserApi(), browserLanguage(), (load) => untilPageLoaded(request, load)),
    soonCoursesOrNone(browserApi()),
  );
const loadComplete = (language: Language) =>
  both(loadDomains(browserApi(), language), soonCourses(browserApi()));

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingContainer {...useCompleteData(loaderData, loadComplete)} />;
}
