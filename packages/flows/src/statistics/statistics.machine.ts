import type { InstructorStatistics } from '@lyceum/api-client';
import { assign, emit, setup } from 'xstate';
import { unimplementedActor } from '../unimplemented-actor.ts';

/** The statistics of an instructor. A failure is logged, not shown [8.37]. */
export const statisticsMachine = setup({
  types: {
    context: {} as { statistics: InstructorStatistics | null },
    events: {} as { type: 'retry.requested' },
    emitted: {} as { type: 'load.failed'; error: unknown },
  },
  actors: { loadStatistics: unimplementedActor<InstructorStatistics>('statisticsMachine', 'loadStatistics') },
  actions: {
    remember: assign({ statistics: (_, { statistics }: { statistics: InstructorStatistics }) => statistics }),
    tellFailed: emit((_, { error }: { error: unknown }) => ({ type: 'load.failed' as const, error })),
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
          actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: { type: 'final' },
    failed: { on: { 'retry.requested': 'loading' } },
  },
});
