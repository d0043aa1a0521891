import { ApiProblem, messageFor } from '@lyceum/api-client';
import { second } from '@lyceum/rules';
import { assign, setup } from 'xstate';
import { navigate, reloadUser } from '../app/app.actions.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';
import { watchAddress } from './watch-address.ts';

const redirectAfterEmailVerificationMs = 3 * second;

/**
 * Verifies an address by a mailed link, then redirects to `/dashboard` [2.71]. A link that was used before, for example by
 * a mail scanner, and a user whose address is verified get to know that it is [2.500].
 */
export const verificationMachine = setup({
  types: {
    /** Null or empty if the address has no token. */
    input: {} as { token: string | null },
    context: {} as { token: string; message: string | null; isVerified: boolean },
    events: {} as
      | { type: 'retry.requested' }
      /** Whether the address of the signed-in user is verified. */
      | { type: 'address.observed'; isVerified: boolean },
  },
  actors: {
    verify: unimplementedActor<void, { token: string }>('verificationMachine', 'verify'),
    watchAddress,
  },
  delays: { untilDashboard: redirectAfterEmailVerificationMs },
  guards: {
    isLinkWhole: ({ context }) => context.token !== '',
    isVerified: ({ context }) => context.isVerified,
    wasUsed: (_, { error }: { error: unknown }) =>
      error instanceof ApiProblem && error.code === 'already_verified',
  },
  actions: {
    setError: assign({
      message: (_, { error }: { error: unknown }) => messageFor('verifyEmail', error),
    }),
    setVerified: assign({ isVerified: (_, { isVerified }: { isVerified: boolean }) => isVerified }),
    reloadUser: reloadUser(),
    navigate: navigate(),
  },
}).createMachine({
  id: 'verification',
  context: ({ input }) => ({ token: input.token ?? '', message: null, isVerified: false }),
  invoke: { id: 'watchAddress', src: 'watchAddress' },
  on: {
    'address.observed': { actions: { type: 'setVerified', params: ({ event }) => event } },
  },
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
        // The session may not know yet that another device or a mail scanner has verified the address.
        onError: [
          {
            guard: { type: 'wasUsed', params: ({ event }) => ({ error: event.error }) },
            target: 'alreadyVerified',
            actions: 'reloadUser',
          },
          {
            target: 'refused',
            actions: ['reloadUser', { type: 'setError', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    refused: {
      always: { guard: 'isVerified', target: 'alreadyVerified' },
      on: { 'retry.requested': 'verifying' },
    },
    verified: { after: { untilDashboard: 'onTheWayToDashboard' } },
    alreadyVerified: {},
    onTheWayToDashboard: {
      entry: { type: 'navigate', params: { to: '/dashboard', replace: true } },
      type: 'final',
    },
  },
});
