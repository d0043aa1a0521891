import { messageFor } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { assign, setup } from 'xstate';
import { navigate, reloadUser } from '../app/app.actions.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';

/** Verifies an address by a mailed link, then redirects to `/dashboard` [2.71]. */
export const verificationMachine = setup({
  types: {
    /** Null or empty if the address has no token. */
    input: {} as { token: string | null },
    context: {} as { token: string; message: string | null },
    events: {} as { type: 'retry.requested' },
  },
  actors: { verify: unimplementedActor<void, { token: string }>('verificationMachine', 'verify') },
  delays: { untilDashboard: limits.redirectAfterEmailVerificationMs },
  guards: { isLinkWhole: ({ context }) => context.token !== '' },
  actions: {
    setError: assign({
      message: (_, { error }: { error: unknown }) => messageFor('verifyEmail', error),
    }),
    reloadUser: reloadUser(),
    navigate: navigate(),
  },
}).createMachine({
  id: 'verification',
  context: ({ input }) => ({ token: input.token ?? '', message: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isLinkWhole', target: 'verifying' }, { target: 'tokenMissing' }] },
    tokenMissing: { type: 'final' },
    verifying: {
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'verified', actions: 'reloadUser' },
        onError: {
          target: 'refused',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refused: { on: { 'retry.requested': 'verifying' } },
    verified: { after: { untilDashboard: 'onTheWayToDashboard' } },
    onTheWayToDashboard: {
      entry: { type: 'navigate', params: { to: '/dashboard', replace: true } },
      type: 'final',
    },
  },
});
