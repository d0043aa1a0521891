import type { ApiClient, InstructorStatistics } from '@lyceum/api-client';
import { assign, fromPromise, setup } from 'xstate';
import { reportFailure } from '../app/app.actions.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';

export const statisticsActors = (api: ApiClient) => ({
  loadStatistics: fromPromise<InstructorStatistics>(({ signal }) =>
    api.call('getInstructorStatistics', { signal }),
  ),
});

/** The statistics of an instructor. A failure is logged, not shown [2.58]. */
export const statisticsMachine = setup({
  types: {
    context: {} as { statistics: InstructorStatistics | null },
    events: {} as { type: 'retry.requested' },
  },
  actors: unimplementedActors<typeof statisticsActors>('statisticsMachine', ['loadStatistics']),
  actions: {
    remember: assign({ statistics: (_, { statistics }: { statistics: InstructorStatistics }) => statistics }),
    reportFailure: reportFailure(),
  },
}).createMachine({
  id: 'statistics',
  context: { statistics: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadStatistics',
        src: 'loadStatistics',
        onDone: {
          target: 'shown',
          actions: { type: 'remember', params: ({ event }) => ({ statistics: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'reportFailure',
            params: ({ event }) => ({
              level: 'error',
              message: 'The figures could not be loaded',
              detail: event.error,
            }),
          },
        },
      },
    },
    shown: { type: 'final' },
    failed: { on: { 'retry.requested': 'loading' } },
  },
});
