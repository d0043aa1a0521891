import type { ApiClient } from '@lyceum/api-client';
import { second } from '@lyceum/rules';
import { fromPromise } from 'xstate';
import { showError } from '../call-error.ts';
import { createSubmitMachine } from '../factories/create-submit-machine.ts';

const redirectAfterPasswordResetMs = 3 * second;

interface NewPassword {
  /** The token of the mailed link. */
  token: string;
  password: string;
}

export const passwordResetActors = (api: ApiClient) => ({
  submit: fromPromise<void, NewPassword>(({ input, signal }) =>
    api.call('resetPassword', { body: input, signal }),
  ),
});

/** Sets a new password by a mailed link, then redirects to `/login` [2.70]. */
export const passwordResetMachine = createSubmitMachine({
  id: 'passwordReset',
  types: {} as {
    /** Null or empty if the address has no token. */
    input: { token: string | null };
    context: { token: string; message: string | null };
    values: { password: string };
    request: NewPassword;
  },
  context: ({ token }) => ({ token: token ?? '', message: null }),
  event: 'password.submitted',
  states: { editing: 'filling', submitting: 'saving', submitted: 'saved' },
  request: ({ password }, { token }) => ({ token, password }),
  onError: showError('resetPassword'),
  unavailable: { state: 'tokenMissing', if: ({ token }) => token === '' },
  next: {
    afterMs: redirectAfterPasswordResetMs,
    redirect: { state: 'onTheWayToLogin', to: '/login' },
  },
});
