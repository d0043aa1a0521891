import type { ValidationKey } from '@lyceum/rules';
import {
  type ExpertDraft,
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

/** The steps of becoming an expert, in their order; the last is for who has no account [2.94]. */
export const expertSteps = ['expertise', 'qualifications', 'bio', 'account'] as const;
export type ExpertStep = (typeof expertSteps)[number];

/** What is typed: about the expert, and for an account. */
export interface ExpertForm {
  profile: InstructorForm;
  account: AccountStepForm;
}

/** An account by e-mail, and the expert that comes with it. */
export type ExpertRegistration = InstructorForm & AccountStepForm;

/** What is wrong with a field, as a key of the validation messages. */
export type ExpertProblems = { [Field in keyof ExpertRegistration]?: ValidationKey };

export type StoredExpertDraft = StoredDraft<ExpertDraft, ExpertStep>;
/** What is kept of it until it is sent: everything but the passwords. */
export const storedExpertDraftSchema = storedDraftSchema(expertDraftSchema, expertSteps);

const schemas = {
  expertise: expertiseStepSchema,
  qualifications: qualificationsStepSchema,
  // With the bio the expert is complete, so everything is checked again.
  bio: instructorSchema,
  account: accountStepSchema,
};

/** What is wrong at a step, field by field [5.4]. */
export function problemsAt(step: ExpertStep, { profile, account }: ExpertForm): ExpertProblems {
  const { error } = schemas[step].safeParse(step === 'account' ? account : profile);
  // The first problem of a field counts, so it is written last.
  const found = error?.issues.toReversed().map(({ path, message }) => [path[0], message]) ?? [];
  return Object.fromEntries(found);
}

export const isDoneAt = (step: ExpertStep, form: ExpertForm) =>
  Object.keys(problemsAt(step, form)).length === 0;

/** The step to go on with: no later than the first that is not done. */
export function stepToContinueAt(step: ExpertStep, form: ExpertForm): ExpertStep {
  const before = expertSteps.slice(0, expertSteps.indexOf(step));
  return before.find((earlier) => !isDoneAt(earlier, form)) ?? step;
}

/** What was kept as a form, its passwords to be typed anew. */
export function formOf(storedDraft: StoredExpertDraft | null | undefined): ExpertForm {
  const { name = '', email = '', expertise = [], qualifications = '', bio = '' } = storedDraft?.draft ?? {};
  return {
    profile: { expertise, qualifications, bio },
    account: { name, email, password: '', confirmPassword: '' },
  };
}

export function draftOf({ profile, account: { name, email } }: ExpertForm): ExpertDraft {
  return { ...profile, name, email };
}
