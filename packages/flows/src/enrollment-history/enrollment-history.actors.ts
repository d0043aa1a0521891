import type { ApiClient, EnrollmentHistory } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import type { HistoryQuery } from './enrollment-history.machine.ts';

export function enrollmentHistoryActors(api: ApiClient) {
  return {
    loadHistory: fromPromise<EnrollmentHistory, HistoryQuery>(({ input, signal }) =>
      api.call('getEnrollmentHistory', { query: { ...input }, signal }),
    ),
  };
}
