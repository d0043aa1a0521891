import { type ApiClient, messageFor } from '@lyceum/api-client';
import { incompleteInstructor, limits } from '@lyceum/rules';
import { submitProfile } from '../form/form.actors.ts';
import { formSetup } from '../form/form.setup.ts';

const form = formSetup({
  machine: 'instructorProfileMachine',
  describeError: (error) => messageFor('updateInstructorProfile', error),
});

export const instructorProfileActors = (api: ApiClient) => ({
  submit: submitProfile(api, 'updateInstructorProfile'),
});

/**
 * Editing an existing profile. The success message is shown for 3 s. An incomplete profile then leads to the onboarding
 * [2.89].
 */
export const instructorProfileMachine = form.setup
  .extend({
    delays: { untilNoticeHidden: limits.instructorProfileSavedNoticeMs },
    guards: { isIncomplete: ({ context: { saved } }) => saved !== null && incompleteInstructor(saved) },
  })
  .createMachine({
    id: 'instructorProfile',
    context: form.context,
    initial: 'editing',
    states: {
      ...form.states,
      submitted: {
        ...form.editable,
        after: {
          untilNoticeHidden: [
            { guard: 'isIncomplete', target: 'onTheWayToOnboarding' },
            { target: 'editing' },
          ],
        },
      },
      onTheWayToOnboarding: {
        entry: { type: 'navigate', params: { to: '/instructor-onboarding', replace: true } },
        type: 'final',
      },
    },
  });
