import type { ApiClient, User } from '@lyceum/api-client';
import type { InstructorForm } from '@lyceum/rules/schemas';
import { fromPromise } from 'xstate';

export function onboardingActors(api: ApiClient) {
  return {
    saveProfile: fromPromise<User, InstructorForm>(({ input, signal }) =>
      api.call('updateInstructorProfile', { body: input, signal }),
    ),
  };
}
