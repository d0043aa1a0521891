import type { AccountFormTexts } from '@lyceum/ui/patterns/AccountForm';
import type { AuthFormTexts } from '@lyceum/ui/patterns/AuthForm';
import type { TFunction } from 'i18next';

export type AuthT = TFunction<['auth', 'errors']>;

function fieldTexts(t: AuthT) {
  return {
    name: t('auth:fields.name'),
    email: t('auth:fields.email'),
    password: t('auth:fields.password'),
    passwordHint: t('auth:fields.passwordHint'),
    showPassword: t('auth:fields.showPassword'),
    hidePassword: t('auth:fields.hidePassword'),
    role: t('auth:fields.role'),
    learner: t('auth:fields.learner'),
    learnerHint: t('auth:fields.learnerHint'),
    instructor: t('auth:fields.instructor'),
    instructorHint: t('auth:fields.instructorHint'),
    or: t('auth:google.or'),
  };
}

/** The texts of the dialog and of the login page. */
export function authFormTexts(t: AuthT): AuthFormTexts {
  return {
    ...fieldTexts(t),
    forgotPassword: t('auth:login.forgotPassword'),
    login: {
      submit: t('auth:login.submit'),
      busy: t('auth:login.submitting'),
      google: t('auth:google.continue'),
      question: t('auth:login.noAccount'),
      switch: t('auth:login.signUp'),
    },
    register: {
      submit: t('auth:register.submit'),
      busy: t('auth:register.submitting'),
      google: t('auth:google.signUp'),
      question: t('auth:register.haveAccount'),
      switch: t('auth:register.login'),
    },
  };
}

/** The texts of the register page. */
export function accountFormTexts(t: AuthT): AccountFormTexts {
  return {
    ...fieldTexts(t),
    confirmPassword: t('auth:fields.confirmPassword'),
    google: t('auth:google.signUp'),
    submit: t('auth:register.submit'),
    busy: t('auth:register.submitting'),
    question: t('auth:register.haveAccount'),
    login: t('auth:register.login'),
  };
}
