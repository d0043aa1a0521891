import { sessionPage } from '../catalog/upcomingSessions.ts';
import { untilPageLoaded } from '../document/loading/loadedNavigations.ts';
import { SessionsContainer } from '../screens/Sessions/Sessions.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/SessionsRoute.ts';

// If the call fails, the browser requests the page again and shows the error.
const found = async (page: ReturnType<typeof sessionPage>) => ({
  sessions: await page.catch(() => undefined),
});

export const loader = ({ context }: Route.LoaderArgs) => found(sessionPage(requestApi(context)));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  found(untilPageLoaded(request, () => sessionPage(browserApi())));

export default function SessionsRoute({ loaderData: { sessions } }: Route.ComponentProps) {
  return <SessionsContainer sessions={sessions} />;
}
