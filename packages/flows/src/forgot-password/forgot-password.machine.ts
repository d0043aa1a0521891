import type { ApiClient } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import { showError } from '../call-error.ts';
import { createSubmitMachine } from '../factories/create-submit-machine.ts';

export interface Recipient {
  email: string;
}

export const forgotPasswordActors = (api: ApiClient) => ({
  submit: fromPromise<void, Recipient>(({ input, signal }) =>
    api.call('forgotPassword', { body: input, signal }),
  ),
});

/** Requests a mail with a link to reset the password [2.73]. */
export const forgotPasswordMachine = createSubmitMachine({
  id: 'forgotPassword',
  types: {} as {
    context: { message: string | null };
    values: Recipient;
    request: Recipient;
  },
  context: () => ({ message: null }),
  event: 'link.requested',
  states: { editing: 'filling', submitting: 'sending', submitted: 'sent' },
  request: ({ email }) => ({ email }),
  onError: showError('forgotPassword'),
});
