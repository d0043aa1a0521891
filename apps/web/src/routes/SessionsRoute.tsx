import { onlyInLanguage } from '../catalog/onlyInLanguage.ts';
import { sessionPage } from '../catalog/upcomingSessions.ts';
import { useCompleteData } from '../catalog/useCompleteData.ts';
import { untilPageLoaded } from '../document/loading/loadedNavigations.ts';
import { SessionsContainer } from '../screens/Sessions/Sessions.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/SessionsRoute.ts';

// If the call fails, the browser requests the page again and shows the error.
const found = async (page: ReturnType<typeof sessionPage>) => ({
  sessions: await page.catch(() => undefined),
});

export const loader = async ({ context }: Route.LoaderArgs) =>
  onlyInLanguage(await found(sessionPage(requestApi(context))), context.language);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  found(untilPageLoaded(request, () => sessionPage(browserApi())));
const loadComplete = async () => ({ sessions: await sessionPage(browserApi()) });

export default function SessionsRoute({ loaderData }: Route.ComponentProps) {
  return <SessionsContainer sessions={useCompleteData(loaderData, loadComplete).sessions} />;
}
