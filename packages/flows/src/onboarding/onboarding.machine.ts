import type { ApiClient } from '@lyceum/api-client';
import { second } from '@lyceum/rules';
import {
  instructorDraftSchema,
  type StoredDraft,
  type StoredDraftSchema,
  storedDraftSchema,
} from '@lyceum/rules/drafts';
import type { InstructorForm } from '@lyceum/rules/schemas';
import type { DraftKey } from '../app/app.types.ts';
import { type ProfileStep, profileSteps } from '../form/expert-form.ts';
import { submitProfile } from '../form/form.actors.ts';
import { stepsContext, stepsSetup } from '../form/steps.setup.ts';

const redirectAfterOnboardingMs = 2 * second;

/** The shape of the stored draft. */
export const storedOnboardingDraftSchema: StoredDraftSchema<InstructorForm, ProfileStep> = storedDraftSchema(
  instructorDraftSchema,
  profileSteps,
);

/** The profile, and the stored draft. */
export interface OnboardingInput extends InstructorForm {
  draftKey: DraftKey;
  /** The draft of an earlier visit, with its step. It takes precedence over the profile. */
  storedDraft?: StoredDraft<InstructorForm, ProfileStep> | null;
}

const steps = stepsSetup({
  id: 'onboarding',
  input: {} as OnboardingInput,
  draft: ({ profile }) => profile,
});

export const onboardingActors = (api: ApiClient) => ({
  submit: submitProfile(api, 'updateInstructorProfile'),
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
