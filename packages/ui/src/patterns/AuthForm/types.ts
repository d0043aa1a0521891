import type { SignUpRole } from '@lyceum/rules';
import type { AccountFieldTexts, RoleTexts } from '../forms/texts.ts';

interface ModeTexts {
  /** The submit button and its label while busy. */
  submit: string;
  busy: string;
  /** 'Continue with Google', 'Sign up with Google' */
  google: string;
  /** The question before the link to the other mode, and the link. */
  question: string;
  switch: string;
}

export interface AuthFormTexts extends AccountFieldTexts, RoleTexts {
  name: string;
  forgotPassword: string;
  or: string;
  login: ModeTexts;
  register: ModeTexts;
}

/** The input of both modes. */
export interface Draft {
  name: string;
  email: string;
  password: string;
  role: SignUpRole;
}
