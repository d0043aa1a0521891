import type { ApiClient } from '@lyceum/api-client';
import { browserApi, requestApi } from '../app/api/api.ts';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { SessionsContainer } from '../features/catalog/Sessions/Sessions.container.tsx';
import { sessionPage } from '../features/catalog/upcomingSessions.ts';
import type { Route } from './+types/SessionsRoute.ts';

export const handle = { query: {}, sitemap: true } satisfies RouteHandle;

const load = async (api: ApiClient) => ({ sessions: await sessionPage(api) });

/** The browser requests the sessions again and shows the error. */
const unavailable = { sessions: undefined };

export const loader = ({ context }: Route.LoaderArgs) => load(requestApi(context)).catch(() => unavailable);
export const clientLoader = () => load(browserApi()).catch(() => unavailable);

export default function SessionsRoute({ loaderData }: Route.ComponentProps) {
  return <SessionsContainer sessions={loaderData.sessions} />;
}
