import type { ApiClient, User } from '@lyceum/api-client';
import type { InstructorForm } from '@lyceum/rules/schemas';
import { fromPromise } from 'xstate';

export function becomeInstructorActors(api: ApiClient) {
  return {
    apply: fromPromise<User, InstructorForm>(({ input, signal }) =>
      api.call('upgradeToInstructor', { body: input, signal }),
    ),
  };
}
