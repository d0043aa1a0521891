import type { ApiClient } from '@lyceum/api-client';
import { submitProfile } from '../form/form.actors.ts';

export const becomeInstructorActors = (api: ApiClient) => ({
  submit: submitProfile(api, 'upgradeToInstructor'),
});
