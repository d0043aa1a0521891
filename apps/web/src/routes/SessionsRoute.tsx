import type { ApiClient } from '@lyceum/api-client';
import { onlyInLanguage } from '../catalog/onlyInLanguage.ts';
import { sessionPage } from '../catalog/upcomingSessions.ts';
import { useCompleteData } from '../catalog/useCompleteData.ts';
import { pageLoader } from '../document/loading/pageLoader.ts';
import { SessionsContainer } from '../screens/Sessions/Sessions.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/SessionsRoute.ts';

const load = async (api: ApiClient) => ({ sessions: await sessionPage(api) });

/** The browser requests the sessions again and shows the error. */
const unavailable = { sessions: undefined };

export const loader = async ({ context }: Route.LoaderArgs) =>
  onlyInLanguage(await load(requestApi(context)).catch(() => unavailable), context.language);
export const clientLoader = pageLoader(() => load(browserApi()), unavailable);

export default function SessionsRoute({ loaderData }: Route.ComponentProps) {
  const { sessions } = useCompleteData(loaderData, () => load(browserApi()));
  return <SessionsContainer sessions={sessions} />;
}
