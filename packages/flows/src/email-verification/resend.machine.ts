import { ApiProblem } from '@lyceum/api-client';
import { second } from '@lyceum/rules';
import { assign, setup } from 'xstate';
import { serverMessage } from '../server-message.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';

const verificationSentNoticeMs = 5 * second;

/**
 * Sends the verification mail again, from the banner and from `/verify-email`. The 'sent' message is shown for 5 s
 * [2.115].
 */
export const resendMachine = setup({
  types: {
    /** Null if the screen shows 'Failed to resend verification email'. */
    context: {} as { message: string | null },
    events: {} as { type: 'resend.requested' } | { type: 'notice.dismissed' },
  },
  actors: { resend: unimplementedActor<void>('resendMachine', 'resend') },
  delays: { untilOfferedAgain: verificationSentNoticeMs },
  guards: {
    isSignInNeeded: (_, { error }: { error: unknown }) =>
      error instanceof ApiProblem && (error.status === 401 || error.code === 'no_token'),
  },
  actions: {
    setError: assign({ message: (_, { error }: { error: unknown }) => serverMessage(error) }),
    clearError: assign({ message: null }),
  },
}).createMachine({
  id: 'resend',
  context: { message: null },
  initial: 'offered',
  on: { 'notice.dismissed': '.dismissed' },
  states: {
    offered: { on: { 'resend.requested': 'sending' } },
    sending: {
      entry: 'clearError',
      invoke: {
        id: 'resend',
        src: 'resend',
        onDone: 'sent',
        onError: [
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => ({ error: event.error }) },
            target: 'signInNeeded',
          },
          {
            target: 'failed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    sent: { after: { untilOfferedAgain: 'offered' } },
    failed: { on: { 'resend.requested': 'sending' } },
    signInNeeded: { on: { 'resend.requested': 'sending' } },
    dismissed: { type: 'final' },
  },
});
