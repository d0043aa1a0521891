import type { ApiClient, User } from '@lyceum/api-client';
import type { InstructorForm } from '@lyceum/rules/schemas';
import { fromPromise } from 'xstate';
import { registerExpert } from '../expert-sign-up/expert-sign-up.actors.ts';

export function applicationActors(api: ApiClient) {
  return {
    register: registerExpert(api),
    apply: fromPromise<User, InstructorForm>(({ input, signal }) =>
      api.call('upgradeToInstructor', { body: input, signal }),
    ),
  };
}
