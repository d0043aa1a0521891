import type { ApiClient } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { fromPromise } from 'xstate';
import { createLoadMachine } from '../factories/create-load-machine.ts';

export interface WaitingApplications {
  /** The number of pending applications. */
  count: number;
  /** When the oldest of them was submitted; null if there is none. */
  oldest: string | null;
}

export const waitingApplicationsActors = (api: ApiClient) => ({
  /** The list is sorted by date: its first item is the oldest application. */
  load: fromPromise<WaitingApplications>(async ({ signal }) => {
    const query = { page: limits.firstPage, limit: 1 };
    const { totalResults, requests } = await api.call('listInstructorRequests', { query, signal });
    return { count: totalResults, oldest: requests[0]?.createdAt ?? null };
  }),
});

/** The number of applications that wait for an administrator [2.190]. A failure is logged, not shown [2.58]. */
export const waitingApplicationsMachine = createLoadMachine({
  id: 'waitingApplications',
  types: {} as {
    context: WaitingApplications;
    data: WaitingApplications;
  },
  context: () => ({ count: 0, oldest: null }),
  request: () => null,
  outcomes: { none: { if: ({ count }) => count === 0 }, waiting: { set: (applications) => applications } },
  failure: { log: 'The waiting applications could not be counted' },
});
