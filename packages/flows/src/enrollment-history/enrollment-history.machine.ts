import { type ApiClient, type EnrollmentHistory, messageFor } from '@lyceum/api-client';
import type { HistoryPeriod } from '@lyceum/rules';
import { assign, fromPromise, setup } from 'xstate';
import { unimplementedActors } from '../unimplemented-actor.ts';

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
  loadHistory: fromPromise<EnrollmentHistory, HistoryQuery>(({ input, signal }) =>
    api.call('getEnrollmentHistory', { query: { ...input }, signal }),
  ),
});

/** The enrollments and the revenue of an instructor over time [2.340]. */
export const enrollmentHistoryMachine = setup({
  types: {
    input: {} as HistoryQuery,
    context: {} as EnrollmentHistoryContext,
    events: {} as { type: 'retry.requested' },
  },
  actors: unimplementedActors<typeof enrollmentHistoryActors>('enrollmentHistoryMachine', ['loadHistory']),
  actions: {
    setHistory: assign({ history: (_, { history }: { history: EnrollmentHistory }) => history }),
    setError: assign({
      message: (_, { error }: { error: unknown }) => messageFor('getEnrollmentHistory', error),
    }),
    clearError: assign({ message: null }),
  },
}).createMachine({
  id: 'enrollmentHistory',
  context: ({ input }) => ({ query: input, history: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadHistory',
        src: 'loadHistory',
        input: ({ context }) => context.query,
        onDone: {
          target: 'shown',
          actions: { type: 'setHistory', params: ({ event }) => ({ history: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: { type: 'final' },
    failed: { exit: 'clearError', on: { 'retry.requested': 'loading' } },
  },
});
