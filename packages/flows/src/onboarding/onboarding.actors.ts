import type { ApiClient } from '@lyceum/api-client';
import { submitProfile } from '../form/form.actors.ts';

export const onboardingActors = (api: ApiClient) => ({
  submit: submitProfile(api, 'updateInstructorProfile'),
});
