import type { ApiClient } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { fromPromise } from 'xstate';
import type { WaitingApplications } from './waiting-applications.machine.ts';

export function waitingApplicationsActors(api: ApiClient) {
  return {
    /** The list is sorted by date: its first item is the oldest application. */
    countApplications: fromPromise<WaitingApplications>(async ({ signal }) => {
      const query = { page: limits.firstPage, limit: 1 };
      const { totalResults, requests } = await api.call('listInstructorRequests', { query, signal });
      return { count: totalResults, oldest: requests[0]?.createdAt ?? null };
    }),
  };
}
