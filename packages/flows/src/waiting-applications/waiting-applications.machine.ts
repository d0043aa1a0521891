import type { ApiClient } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { assign, fromPromise, setup } from 'xstate';
import { reportFailure } from '../app/app.actions.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';

export interface WaitingApplications {
  /** The number of pending applications. */
  count: number;
  /** When the oldest of them was submitted; null if there is none. */
  oldest: string | null;
}

export const waitingApplicationsActors = (api: ApiClient) => ({
  /** The list is sorted by date: its first item is the oldest application. */
  countApplications: fromPromise<WaitingApplications>(async ({ signal }) => {
    const query = { page: limits.firstPage, limit: 1 };
    const { totalResults, requests } = await api.call('listInstructorRequests', { query, signal });
    return { count: totalResults, oldest: requests[0]?.createdAt ?? null };
  }),
});

/** The number of applications that wait for an administrator [2.190]. A failure is logged, not shown [2.58]. */
export const waitingApplicationsMachine = setup({
  types: {
    context: {} as WaitingApplications,
    events: {} as { type: 'retry.requested' },
  },
  actors: unimplementedActors<typeof waitingApplicationsActors>('waitingApplicationsMachine', [
    'countApplications',
  ]),
  guards: { isNone: (_, { count }: { count: number }) => count === 0 },
  actions: {
    remember: assign((_, { counted }: { counted: WaitingApplications }) => counted),
    reportFailure: reportFailure(),
  },
}).createMachine({
  id: 'waitingApplications',
  context: { count: 0, oldest: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'countApplications',
        src: 'countApplications',
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => event.output }, target: 'none' },
          {
            target: 'waiting',
            actions: { type: 'remember', params: ({ event }) => ({ counted: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'reportFailure',
            params: ({ event }) => ({
              level: 'error',
              message: 'The waiting applications could not be counted',
              detail: event.error,
            }),
          },
        },
      },
    },
    waiting: { type: 'final' },
    none: { type: 'final' },
    failed: { on: { 'retry.requested': 'loading' } },
  },
});
