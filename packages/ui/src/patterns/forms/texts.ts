/** The labels of the account fields. */
export interface AccountFieldTexts {
  email: string;
  password: string;
  /** The hint of a new password: 'At least 6 characters'. */
  passwordHint: string;
  showPassword: string;
  hidePassword: string;
}

export interface RoleTexts {
  /** The label: 'I want to join as'. */
  role: string;
  learner: string;
  learnerHint?: string;
  instructor: string;
  instructorHint?: string;
}

/** The two roles of a sign-up as options of a `RadioGroup`. */
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
