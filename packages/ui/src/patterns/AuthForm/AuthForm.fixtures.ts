import { t } from '../../stories/index.ts';
import { accountTexts } from '../forms/forms.fixtures.ts';
import type { AuthFormTexts } from './types.ts';

export const authTexts: AuthFormTexts = {
  ...accountTexts,
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
