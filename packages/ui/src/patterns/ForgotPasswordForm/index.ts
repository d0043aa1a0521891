export {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
  type ForgotPasswordFormTexts,
} from './ForgotPasswordForm.tsx';
