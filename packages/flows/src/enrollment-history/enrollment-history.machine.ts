import type { ApiClient, EnrollmentHistory } from '@lyceum/api-client';
import type { HistoryPeriod } from '@lyceum/rules';
import { fromPromise } from 'xstate';
import { createLoadMachine } from '../factories/create-load-machine.ts';

export interface HistoryQuery {
  period: HistoryPeriod;
  /** The IANA time zone of the days. */
  timeZone: string;
}

export interface EnrollmentHistoryContext {
  query: HistoryQuery;
  history: EnrollmentHistory | null;
  /** Why the history failed to load. */
  message: string | null;
}

export const enrollmentHistoryActors = (api: ApiClient) => ({
  load: fromPromise<EnrollmentHistory, HistoryQuery>(({ input, signal }) =>
    api.call('getEnrollmentHistory', { query: { ...input }, signal }),
  ),
});

/** The enrollments and the revenue of an instructor over time [2.340]. */
export const enrollmentHistoryMachine = createLoadMachine({
  id: 'enrollmentHistory',
  types: {} as {
    input: HistoryQuery;
    context: EnrollmentHistoryContext;
    data: EnrollmentHistory;
  },
  context: (query) => ({ query, history: null, message: null }),
  request: ({ query }) => query,
  outcomes: { shown: { set: (history) => ({ history }) } },
  failure: { call: 'getEnrollmentHistory' },
});
