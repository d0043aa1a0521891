import type { ApiClient } from '@lyceum/api-client';
import { second } from '@lyceum/rules';
import { fromPromise, setup } from 'xstate';
import { clearError, showServerMessage } from '../call-error.ts';
import { isSignInNeeded } from '../session/sign-in.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';

const verificationSentNoticeMs = 5 * second;

export function resendActors(api: ApiClient) {
  return { resend: fromPromise<void>(({ signal }) => api.call('sendVerificationEmail', { signal })) };
}

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
  actors: unimplementedActors<typeof resendActors>('resendMachine', ['resend']),
  delays: { untilOfferedAgain: verificationSentNoticeMs },
  guards: { isSignInNeeded },
}).createMachine({
  id: 'resend',
  context: { message: null },
  initial: 'offered',
  on: { 'notice.dismissed': '.dismissed' },
  states: {
    offered: { on: { 'resend.requested': 'sending' } },
    sending: {
      entry: clearError,
      invoke: {
        id: 'resend',
        src: 'resend',
        onDone: 'sent',
        onError: [
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => ({ error: event.error }) },
            target: 'signInNeeded',
          },
          { target: 'failed', actions: showServerMessage },
        ],
      },
    },
    sent: { after: { untilOfferedAgain: 'offered' } },
    failed: { on: { 'resend.requested': 'sending' } },
    signInNeeded: { on: { 'resend.requested': 'sending' } },
    dismissed: { type: 'final' },
  },
});
