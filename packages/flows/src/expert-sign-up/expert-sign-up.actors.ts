import type { ApiClient, SignedIn } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import type { ExpertRegistration } from '../expert-form.ts';
import type { IdentityProof, RequestIdToken } from '../third-party.ts';
import type { ExpertThirdPartyAnswer } from './expert-sign-up.types.ts';

const role = 'instructor';

/** Without an expertise, the ordinary registration is used, with the role [5.3]. */
export function registerExpert(api: ApiClient) {
  return fromPromise<SignedIn, ExpertRegistration>(({ input, signal }) => {
    const { name, email, password, expertise, qualifications, bio } = input;
    const account = { name, email, password };
    return expertise.length > 0
      ? api.call('registerInstructor', { body: { ...account, expertise, qualifications, bio }, signal })
      : api.call('register', { body: { ...account, role }, signal });
  });
}

export function expertSignUpActors(api: ApiClient, requestIdToken: RequestIdToken) {
  return {
    register: registerExpert(api),
    askThirdParty: fromPromise<IdentityProof>(({ signal }) => requestIdToken(signal)),
    registerByThirdParty: fromPromise<SignedIn, ExpertThirdPartyAnswer>(({ input, signal }) =>
      input.expertise.length > 0
        ? api.call('registerInstructorWithGoogle', { body: { ...input, role }, signal })
        : api.call('signInWithGoogle', {
            body: { tokenId: input.tokenId, nonce: input.nonce, role },
            signal,
          }),
    ),
  };
}
