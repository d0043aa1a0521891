import { messageFor } from '@lyceum/api-client';
import { second } from '@lyceum/rules';
import { assertEvent, assign, setup } from 'xstate';
import { navigate } from '../app/app.actions.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';

const redirectAfterPasswordResetMs = 3 * second;

export interface NewPassword {
  /** The token of the mailed link. */
  token: string;
  password: string;
}

/** Sets a new password by a mailed link, then redirects to `/login` [2.70]. */
export const passwordResetMachine = setup({
  types: {
    /** Null or empty if the address has no token. */
    input: {} as { token: string | null },
    context: {} as { token: string; message: string | null },
    events: {} as { type: 'password.submitted'; password: string },
  },
  actors: { reset: unimplementedActor<void, NewPassword>('passwordResetMachine', 'reset') },
  delays: { untilLogin: redirectAfterPasswordResetMs },
  guards: { isLinkWhole: ({ context }) => context.token !== '' },
  actions: {
    clearError: assign({ message: null }),
    setError: assign({
      message: (_, { error }: { error: unknown }) => messageFor('resetPassword', error),
    }),
    navigate: navigate(),
  },
}).createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({ token: input.token ?? '', message: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isLinkWhole', target: 'filling' }, { target: 'tokenMissing' }] },
    tokenMissing: { type: 'final' },
    filling: { on: { 'password.submitted': 'saving' } },
    saving: {
      entry: 'clearError',
      invoke: {
        id: 'reset',
        src: 'reset',
        input: ({ context, event }) => {
          assertEvent(event, 'password.submitted');
          return { token: context.token, password: event.password };
        },
        onDone: 'saved',
        onError: {
          target: 'refused',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refused: { on: { 'password.submitted': 'saving' } },
    saved: { after: { untilLogin: 'onTheWayToLogin' } },
    onTheWayToLogin: { entry: { type: 'navigate', params: { to: '/login', replace: true } }, type: 'final' },
  },
});
