import {
  type ExpertDraft,
  emptyExpertDraft,
  expertDraftSchema,
  type StoredDraft,
  type StoredDraftSchema,
  storedDraftSchema,
} from '@lyceum/rules/drafts';
import {
  type AccountStepForm,
  expertiseStepSchema,
  type InstructorForm,
  instructorSchema,
  qualificationsStepSchema,
} from '@lyceum/rules/schemas';

/** The steps of the profile, in order [2.87]. */
export const profileSteps = ['expertise', 'qualifications', 'bio'] as const;
export type ProfileStep = (typeof profileSteps)[number];

/** The steps to an expert's account. The last is for users without an account [2.80]. */
export const expertSteps = [...profileSteps, 'account'] as const;
export type ExpertStep = (typeof expertSteps)[number];

/** The values of the profile and of the account, as typed. */
export interface ExpertForm {
  profile: InstructorForm;
  account: AccountStepForm;
}

export type StoredExpertDraft = StoredDraft<ExpertDraft, ExpertStep>;
/** The stored part of the form: everything except the passwords. */
export const storedExpertDraftSchema: StoredDraftSchema<ExpertDraft, ExpertStep> = storedDraftSchema(
  expertDraftSchema,
  expertSteps,
);

const schemas = {
  expertise: expertiseStepSchema,
  qualifications: qualificationsStepSchema,
  bio: instructorSchema,
};

/** The given step, or the first incomplete step before it: a stored draft may be older than the schemas. */
export function stepToContinueAt(step: ExpertStep, profile: InstructorForm): ExpertStep {
  const before = profileSteps.slice(0, expertSteps.indexOf(step));
  return before.find((earlier) => !schemas[earlier].safeParse(profile).success) ?? step;
}

/** The form of a draft, with empty passwords. */
export function formOf(draft: Partial<ExpertDraft> = {}): ExpertForm {
  const { name, email, ...profile } = { ...emptyExpertDraft, ...draft };
  return { profile, account: { name, email, password: '', confirmPassword: '' } };
}

export function draftOf({ profile, account: { name, email } }: ExpertForm): ExpertDraft {
  return { ...profile, name, email };
}
