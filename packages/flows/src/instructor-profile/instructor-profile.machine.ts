import { messageFor } from '@lyceum/api-client';
import { incompleteInstructor, second } from '@lyceum/rules';
import { formSetup } from '../form/form.setup.ts';

const instructorProfileSavedNoticeMs = 3 * second;

const form = formSetup({
  machine: 'instructorProfileMachine',
  describeError: (error) => messageFor('updateInstructorProfile', error),
});

/**
 * Editing an existing profile. The success message is shown for 3 s. An incomplete profile then leads to the onboarding
 * [2.89].
 */
export const instructorProfileMachine = form.setup
  .extend({
    delays: { untilNoticeHidden: instructorProfileSavedNoticeMs },
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
