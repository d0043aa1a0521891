import type { ApiClient } from '@lyceum/api-client';
import { second } from '@lyceum/rules';
import { showError } from '../call-error.ts';
import { createSubmitMachine } from '../factories/create-submit-machine.ts';
import { submitProfile } from '../form/form.actors.ts';
import { instructorForm } from '../form/instructor-form.ts';

const redirectAfterInstructorInfoMs = 3 * second;

export const instructorInfoActors = (api: ApiClient) => ({
  submit: submitProfile(api, 'submitInstructorInfo'),
});

/** The instructor's information in one form, then a redirect to `/dashboard` [2.88]. */
export const instructorInfoMachine = createSubmitMachine({
  ...instructorForm,
  id: 'instructorInfo',
  onError: showError('submitInstructorInfo'),
  next: {
    afterMs: redirectAfterInstructorInfoMs,
    redirect: { state: 'onTheWayToDashboard', to: '/dashboard' },
  },
});
