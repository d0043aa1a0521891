import { t } from '../../stories/index.ts';
import type { ForgotPasswordFormTexts } from './ForgotPasswordForm.tsx';

export const forgotPasswordTexts: ForgotPasswordFormTexts = {
  email: t('auth:fields.email'),
  submit: t('auth:forgot.submit'),
  busy: t('auth:forgot.submitting'),
  back: t('auth:forgot.backToLogin'),
};
