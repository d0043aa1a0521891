import type { ApiClient, Course } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { limits } from '@lyceum/rules';
import { browserApi } from '../session/api.ts';

/** A page of the upcoming sessions. */
export function sessionPage(api: ApiClient, page: number = limits.firstPage, signal?: AbortSignal) {
  return api.call('listSessions', {
    query: { page, limit: limits.sessionsPerPage },
    ...(signal && { signal }),
  });
}

export const sessionList = createPagedList<Course, Record<never, string>>('listSessions').provide({
  actors: { loadPage: loadPageBy(({ page }, signal) => sessionPage(browserApi(), page, signal)) },
});
export const upcoming = {};
