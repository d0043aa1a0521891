import type { ApiClient, User } from '@lyceum/api-client';
import type { InstructorForm } from '@lyceum/rules/schemas';
import { fromPromise } from 'xstate';

export function instructorInfoActors(api: ApiClient) {
  return {
    submitInfo: fromPromise<User, InstructorForm>(({ input, signal }) =>
      api.call('submitInstructorInfo', { body: input, signal }),
    ),
  };
}
