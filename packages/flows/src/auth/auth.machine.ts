import { type AnyActorRef, assign, sendTo, setup } from 'xstate';
import { watchSession } from '../session/watch-session.ts';
import type { AuthEvent, AuthReply, CourseOffer } from './auth.types.ts';

export interface AuthContext {
  /** The actor that waits for the sign-in, if there is one. */
  replyTo: AnyActorRef | null;
  /** The course that the user enrolls in after the sign-in; null for any other sign-in. */
  offer: CourseOffer | null;
}

/**
 * Whether the login dialog is open. The form in it is a flow of its own (`authDialogMachine`), which is loaded when the
 * dialog opens. A sign-in in another tab closes the dialog, too.
 */
export const authMachine = setup({
  types: { context: {} as AuthContext, events: {} as AuthEvent },
  actors: { watchSession },
  guards: {
    isSignIn: (_, { userId }: { userId: string | null }) => userId !== null,
  },
  actions: {
    setRequest: assign((_, request: AuthContext) => request),
    clearRequest: assign({ replyTo: null, offer: null }),
    // If no actor waits, the machine sends the reply to itself and ignores it.
    reply: sendTo(
      ({ context, self }) => context.replyTo ?? self,
      (_, reply: AuthReply) => reply,
    ),
  },
}).createMachine({
  id: 'auth',
  context: { replyTo: null, offer: null },
  invoke: { id: 'watchSession', src: 'watchSession' },
  initial: 'closed',
  on: {
    'signIn.requested': {
      target: '.open',
      actions: {
        type: 'setRequest',
        params: ({ event: { replyTo = null, offer = null } }) => ({ replyTo, offer }),
      },
    },
  },
  states: {
    closed: { entry: 'clearRequest' },
    open: {
      on: {
        'signIn.completed': {
          target: 'closed',
          actions: {
            type: 'reply',
            params: ({ event }) => ({ type: 'signIn.completed', userId: event.userId }),
          },
        },
        'session.changed': {
          guard: { type: 'isSignIn', params: ({ event }) => event },
          target: 'closed',
          actions: {
            type: 'reply',
            // The guard excludes guests.
            params: ({ event }) => ({ type: 'signIn.completed', userId: event.userId as string }),
          },
        },
        'dialog.closed': {
          target: 'closed',
          actions: { type: 'reply', params: { type: 'signIn.canceled' } },
        },
      },
    },
  },
});
