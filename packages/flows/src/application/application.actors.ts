import type { ApiClient } from '@lyceum/api-client';
import { registerExpert, submitProfile } from '../form/form.actors.ts';

export const applicationActors = (api: ApiClient) => ({
  register: registerExpert(api),
  submit: submitProfile(api, 'upgradeToInstructor'),
});
