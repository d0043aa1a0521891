import type { ApiClient, Course } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { limits } from '@lyceum/rules';
import { useCatalogList } from '../catalog/useCatalogList.ts';
import { SessionsScreen } from '../screens/Sessions/SessionsScreen.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/SessionsRoute.ts';

function sessionPage(api: ApiClient, page: number = limits.firstPage, signal?: AbortSignal) {
  return api.call('listSessions', {
    query: { page, limit: limits.sessionsPerPage },
    ...(signal && { signal }),
  });
}

const sessionList = createPagedList<Course, Record<never, string>>('listSessions').provide({
  actors: { loadPage: loadPageBy(({ page }, signal) => sessionPage(browserApi(), page, signal)) },
});
const upcoming = {};

// Without an answer the browser asks again and shows what is wrong.
const load = async (api: ApiClient) => ({ sessions: await sessionPage(api).catch(() => undefined) });

export const loader = ({ context }: Route.LoaderArgs) => load(requestApi(context));
export const clientLoader = () => load(browserApi());

export default function SessionsRoute({ loaderData: { sessions } }: Route.ComponentProps) {
  const [list, send] = useCatalogList(sessionList, {
    query: upcoming,
    limit: limits.sessionsPerPage,
    initial: sessions,
  });
  return <SessionsScreen list={list} send={send} />;
}
