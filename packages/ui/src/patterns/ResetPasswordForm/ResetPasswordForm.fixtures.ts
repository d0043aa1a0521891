import { t } from '../../stories/index.ts';
import { accountTexts } from '../forms/forms.fixtures.ts';
import type { ResetPasswordFormTexts } from './ResetPasswordForm.tsx';

export const resetPasswordTexts: ResetPasswordFormTexts = {
  ...accountTexts,
  password: t('auth:fields.newPassword'),
  submit: t('auth:reset.submit'),
  busy: t('auth:reset.submitting'),
  newLink: t('auth:reset.newLink'),
  login: t('auth:reset.login'),
};
