import type { ApiClient } from '@lyceum/api-client';
import { sessionPage } from '../catalog/upcomingSessions.ts';
import { SessionsContainer } from '../screens/Sessions/Sessions.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/SessionsRoute.ts';

// If the call fails, the browser requests the page again and shows the error.
const load = async (api: ApiClient) => ({ sessions: await sessionPage(api).catch(() => undefined) });

export const loader = ({ context }: Route.LoaderArgs) => load(requestApi(context));
export const clientLoader = () => load(browserApi());

export default function SessionsRoute({ loaderData: { sessions } }: Route.ComponentProps) {
  return <SessionsContainer sessions={sessions} />;
}
