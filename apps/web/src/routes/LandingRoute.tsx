import type { ApiClient } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';
import { firstDomains } from '../catalog/domains.ts';
import { onlyInLanguage } from '../catalog/onlyInLanguage.ts';
import { soonCourses } from '../catalog/upcomingSessions.ts';
import { useCompleteData } from '../catalog/useCompleteData.ts';
import { browserLanguage } from '../document/i18n.ts';
import { pageLoader } from '../document/loading/pageLoader.ts';
import { LandingContainer } from '../screens/Landing/Landing.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/LandingRoute.ts';

async function load(api: ApiClient, language: Language) {
  const [domains, soon] = await Promise.all([firstDomains(api, language), soonCourses(api)]);
  return { domains, soon };
}

/** The browser requests the domains again and shows the error. */
const unavailable = { domains: undefined, soon: [] };

export const loader = async ({ context }: Route.LoaderArgs) =>
  onlyInLanguage(
    await load(requestApi(context), context.language).catch(() => unavailable),
    context.language,
  );
export const clientLoader = pageLoader(() => load(browserApi(), browserLanguage()), unavailable);

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  const data = useCompleteData(loaderData, (language) => load(browserApi(), language));
  return <LandingContainer {...data} />;
}
