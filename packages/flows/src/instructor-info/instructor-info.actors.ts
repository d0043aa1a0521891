import type { ApiClient } from '@lyceum/api-client';
import { submitProfile } from '../form/form.actors.ts';

export const instructorInfoActors = (api: ApiClient) => ({
  submit: submitProfile(api, 'submitInstructorInfo'),
});
