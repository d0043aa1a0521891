import type { ApiClient } from '@lyceum/api-client';
import { fromPromise } from 'xstate';

export function verificationActors(api: ApiClient) {
  return {
    verify: fromPromise<void, { token: string }>(({ input, signal }) =>
      api.call('verifyEmail', { body: input, signal }),
    ),
  };
}
