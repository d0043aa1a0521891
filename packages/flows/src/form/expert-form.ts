import type { ValidationKey } from '@lyceum/rules';
import {
  type ExpertDraft,
  emptyExpertDraft,
  expertDraftSchema,
  type StoredDraft,
  storedDraftSchema,
} from '@lyceum/rules/drafts';
import {
  type AccountStepForm,
  accountStepSchema,
  expertiseStepSchema,
  type InstructorForm,
  instructorSchema,
  qualificationsStepSchema,
} from '@lyceum/rules/schemas';

/** The steps to an expert's account, in order. The last is for users without an account [2.94]. */
export const expertSteps = ['expertise', 'qualifications', 'bio', 'account'] as const;
export type ExpertStep = (typeof expertSteps)[number];

/** The values of the profile and of the account. */
export interface ExpertForm {
  profile: InstructorForm;
  account: AccountStepForm;
}

/** An account by e-mail with its instructor profile. */
export type ExpertRegistration = InstructorForm & AccountStepForm;

/** The error of each field, as a key of the validation messages. */
export type ExpertProblems = { [Field in keyof ExpertRegistration]?: ValidationKey };

export type StoredExpertDraft = StoredDraft<ExpertDraft, ExpertStep>;
/** The stored part of the form: everything except the passwords. */
export const storedExpertDraftSchema = storedDraftSchema(expertDraftSchema, expertSteps);

const schemas = {
  expertise: expertiseStepSchema,
  qualifications: qualificationsStepSchema,
  // The bio completes the profile, so the whole profile is validated.
  bio: instructorSchema,
  account: accountStepSchema,
};

/** The errors of a step, by field [5.4]. */
export function problemsAt(step: ExpertStep, { profile, account }: ExpertForm): ExpertProblems {
  const { error } = schemas[step].safeParse(step === 'account' ? account : profile);
  // Object.fromEntries uses the last entry of a field, and the first error has precedence.
  const found = error?.issues.toReversed().map(({ path, message }) => [path[0], message]) ?? [];
  return Object.fromEntries(found);
}

export const isDoneAt = (step: ExpertStep, form: ExpertForm) =>
  Object.keys(problemsAt(step, form)).length === 0;

/** The given step, or the first incomplete step before it: a stored draft may be older than the schemas. */
export function stepToContinueAt(step: ExpertStep, form: ExpertForm): ExpertStep {
  const before = expertSteps.slice(0, expertSteps.indexOf(step));
  return before.find((earlier) => !isDoneAt(earlier, form)) ?? step;
}

/** The form of a draft, with empty passwords. */
export function formOf(draft: Partial<ExpertDraft> = {}): ExpertForm {
  const { name, email, ...profile } = { ...emptyExpertDraft, ...draft };
  return { profile, account: { name, email, password: '', confirmPassword: '' } };
}

export function draftOf({ profile, account: { name, email } }: ExpertForm): ExpertDraft {
  return { ...profile, name, email };
}
