import type { ApiClient, SignedIn } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import { registerExpert } from '../form/form.actors.ts';
import type { ThirdPartyRegistration } from '../form/steps.types.ts';
import type { IdentityProof, RequestIdToken } from '../third-party.ts';

const role = 'instructor';

export function expertSignUpActors(api: ApiClient, requestIdToken: RequestIdToken) {
  return {
    register: registerExpert(api),
    askThirdParty: fromPromise<IdentityProof>(({ signal }) => requestIdToken(signal)),
    registerByThirdParty: fromPromise<SignedIn, ThirdPartyRegistration>(({ input, signal }) =>
      input.expertise.length > 0
        ? api.call('registerInstructorWithGoogle', { body: { ...input, role }, signal })
        : api.call('signInWithGoogle', {
            body: { tokenId: input.tokenId, nonce: input.nonce, role },
            signal,
          }),
    ),
  };
}
