import type { ApiClient, User } from '@lyceum/api-client';
import type { InstructorProfileForm } from '@lyceum/rules/schemas';
import { fromPromise } from 'xstate';

export function instructorProfileActors(api: ApiClient) {
  return {
    saveProfile: fromPromise<User, InstructorProfileForm>(({ input, signal }) =>
      api.call('updateInstructorProfile', { body: input, signal }),
    ),
  };
}
