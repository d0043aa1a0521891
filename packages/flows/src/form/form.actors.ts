import type { ApiClient, SignedIn, User } from '@lyceum/api-client';
import type { ExpertRegistration, InstructorForm } from '@lyceum/rules/schemas';
import { fromPromise } from 'xstate';

type ProfileCall = 'submitInstructorInfo' | 'updateInstructorProfile' | 'upgradeToInstructor';

/** Sends the profile of an instructor by one of its calls. */
export const submitProfile = (api: ApiClient, call: ProfileCall) =>
  fromPromise<User, InstructorForm>(({ input, signal }) => api.call(call, { body: input, signal }));

/** Creates an account. Without an expertise, the ordinary registration is used, with the role [5.3]. */
export function registerExpert(api: ApiClient) {
  return fromPromise<SignedIn, ExpertRegistration>(({ input, signal }) => {
    const { name, email, password, expertise, qualifications, bio } = input;
    const account = { name, email, password };
    return expertise.length > 0
      ? api.call('registerInstructor', { body: { ...account, expertise, qualifications, bio }, signal })
      : api.call('register', { body: { ...account, role: 'instructor' }, signal });
  });
}
