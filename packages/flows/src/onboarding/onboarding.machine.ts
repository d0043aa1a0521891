import { second } from '@lyceum/rules';
import {
  instructorDraftSchema,
  type StoredDraft,
  type StoredDraftSchema,
  storedDraftSchema,
} from '@lyceum/rules/drafts';
import type { InstructorForm } from '@lyceum/rules/schemas';
import type { DraftKey } from '../app/app.types.ts';
import { stepsContext, stepsSetup } from '../form/steps.setup.ts';

const redirectAfterOnboardingMs = 2 * second;

/** The steps, in order [2.87]. */
const onboardingSteps = ['expertise', 'qualifications', 'bio'] as const;

/** The shape of the stored draft. */
export const storedOnboardingDraftSchema: StoredDraftSchema<
  InstructorForm,
  (typeof onboardingSteps)[number]
> = storedDraftSchema(instructorDraftSchema, onboardingSteps);

/** The profile, and the stored draft. */
export interface OnboardingInput extends InstructorForm {
  draftKey: DraftKey;
  /** The draft of an earlier visit, with its step. It takes precedence over the profile. */
  storedDraft?: StoredDraft<InstructorForm, (typeof onboardingSteps)[number]> | null;
}

const steps = stepsSetup({
  id: 'onboarding',
  input: {} as OnboardingInput,
  draft: ({ profile }) => profile,
});

/** The profile of an instructor in three steps, then a redirect to `/dashboard` [2.87]. */
export const onboardingMachine = steps.setup
  .extend({ delays: { untilDashboard: redirectAfterOnboardingMs } })
  .createMachine({
    id: 'onboarding',
    context: ({ input: { draftKey, storedDraft, ...profile } }) =>
      stepsContext({ draft: profile, ...storedDraft, draftKey, applicant: 'instructor' }),
    initial: 'filling',
    states: {
      filling: {
        initial: 'deciding',
        on: steps.profileEdits,
        states: {
          deciding: { always: steps.continued },
          ...steps.firstSteps,
          bio: {
            ...steps.submittable,
            entry: steps.enter('bio'),
            on: {
              'back.requested': 'qualifications',
              // The last step submits the whole profile [5.5].
              'profile.completed': '#onboarding.saving',
            },
          },
        },
      },
      saving: steps.submitting({ done: 'completed', refused: 'filling.bio.refused' }),
      completed: { after: { untilDashboard: 'onTheWayToDashboard' } },
      onTheWayToDashboard: { entry: steps.goToDashboard, type: 'final' },
    },
  });
