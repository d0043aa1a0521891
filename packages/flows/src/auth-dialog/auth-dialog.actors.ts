import type { ApiClient, SignedIn } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import type { Credentials, Registration, ThirdPartyAnswer } from './auth-dialog.machine.ts';

export function authDialogActors(api: ApiClient) {
  return {
    signIn: fromPromise<SignedIn, Credentials>(({ input, signal }) =>
      api.call('login', { body: input, signal }),
    ),
    register: fromPromise<SignedIn, Registration>(({ input, signal }) =>
      api.call('register', { body: input, signal }),
    ),
    signInByThirdParty: fromPromise<SignedIn, ThirdPartyAnswer>(({ input, signal }) =>
      api.call('signInWithGoogle', { body: input, signal }),
    ),
  };
}
