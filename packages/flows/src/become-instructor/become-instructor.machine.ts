import type { ApiClient } from '@lyceum/api-client';
import { second } from '@lyceum/rules';
import { showServerMessage } from '../call-error.ts';
import { createSubmitMachine } from '../factories/create-submit-machine.ts';
import { submitProfile } from '../form/form.actors.ts';
import { instructorForm } from '../form/instructor-form.ts';

const applicationSubmittedNoticeMs = 2 * second;

export const becomeInstructorActors = (api: ApiClient) => ({
  submit: submitProfile(api, 'upgradeToInstructor'),
});

/**
 * 'Become an Instructor' in the settings. The success message is shown for 2 s. A rejected applicant can apply again
 * [2.103].
 */
export const becomeInstructorMachine = createSubmitMachine({
  ...instructorForm,
  id: 'becomeInstructor',
  onError: showServerMessage,
  next: { afterMs: applicationSubmittedNoticeMs },
});
