import type { ApiClient } from '@lyceum/api-client';
import { fromPromise } from 'xstate';

export function forgotPasswordActors(api: ApiClient) {
  return {
    sendLink: fromPromise<void, { email: string }>(({ input, signal }) =>
      api.call('forgotPassword', { body: input, signal }),
    ),
  };
}
