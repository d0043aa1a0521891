export {
  ResetPasswordForm,
  type ResetPasswordFormProps,
  type ResetPasswordFormTexts,
} from './ResetPasswordForm.tsx';
