/** What the fields of an account are called. */
export interface AccountFieldTexts {
  email: string;
  password: string;
  /** Under a new password: 'At least 6 characters'. */
  passwordHint: string;
  showPassword: string;
  hidePassword: string;
}

export interface RoleTexts {
  /** The question: 'I want to join as'. */
  role: string;
  learner: string;
  learnerHint?: string;
  instructor: string;
  instructorHint?: string;
}

/** The two roles that a sign-up offers, ready for a `RadioGroup`. Specification §5. */
export function roleOptions(texts: RoleTexts) {
  return [
    {
      value: 'learner',
      label: texts.learner,
      ...(texts.learnerHint ? { description: texts.learnerHint } : {}),
    },
    {
      value: 'instructor',
      label: texts.instructor,
      ...(texts.instructorHint ? { description: texts.instructorHint } : {}),
    },
  ] as const;
}
