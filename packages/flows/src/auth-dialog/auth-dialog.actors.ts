import type { ApiClient, SignedIn } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import type { IdentityProof, RequestIdToken } from '../third-party.ts';
import type { Credentials, Registration, ThirdPartyAnswer } from './auth-dialog.machine.ts';

export function authDialogActors(api: ApiClient, requestIdToken: RequestIdToken) {
  return {
    signIn: fromPromise<SignedIn, Credentials>(({ input, signal }) =>
      api.call('login', { body: input, signal }),
    ),
    register: fromPromise<SignedIn, Registration>(({ input, signal }) =>
      api.call('register', { body: input, signal }),
    ),
    askThirdParty: fromPromise<IdentityProof>(({ signal }) => requestIdToken(signal)),
    signInByThirdParty: fromPromise<SignedIn, ThirdPartyAnswer>(({ input, signal }) =>
      api.call('signInWithGoogle', { body: input, signal }),
    ),
  };
}
