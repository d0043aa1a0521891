import type { ApiClient } from '@lyceum/api-client';
import { incompleteInstructor, second } from '@lyceum/rules';
import { showError } from '../call-error.ts';
import { createSubmitMachine } from '../factories/create-submit-machine.ts';
import { submitProfile } from '../form/form.actors.ts';
import { instructorForm } from '../form/instructor-form.ts';

const instructorProfileSavedNoticeMs = 3 * second;

export const instructorProfileActors = (api: ApiClient) => ({
  submit: submitProfile(api, 'updateInstructorProfile'),
});

/**
 * Editing an existing profile. The success message is shown for 3 s. An incomplete profile then leads to the onboarding
 * [2.89].
 */
export const instructorProfileMachine = createSubmitMachine({
  ...instructorForm,
  id: 'instructorProfile',
  onError: showError('updateInstructorProfile'),
  next: {
    afterMs: instructorProfileSavedNoticeMs,
    isEditable: true,
    redirect: {
      state: 'onTheWayToOnboarding',
      to: '/instructor-onboarding',
      if: ({ saved }) => saved !== null && incompleteInstructor(saved),
    },
  },
});
