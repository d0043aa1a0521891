import type { ApiClient } from '@lyceum/api-client';
import { fromPromise } from 'xstate';

export function resendActors(api: ApiClient) {
  return { resend: fromPromise<void>(({ signal }) => api.call('sendVerificationEmail', { signal })) };
}
