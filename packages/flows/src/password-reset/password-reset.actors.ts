import type { ApiClient } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import type { NewPassword } from './password-reset.machine.ts';

export function passwordResetActors(api: ApiClient) {
  return {
    reset: fromPromise<void, NewPassword>(({ input, signal }) =>
      api.call('resetPassword', { body: input, signal }),
    ),
  };
}
