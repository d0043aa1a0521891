// What validates a form. It is loaded when a form is about to be used.
export { zodResolver } from '@hookform/resolvers/zod';
export {
  forgotPasswordSchema,
  loginSchema,
  registerPageSchema,
  registerSchema,
  resetPasswordSchema,
} from '@lyceum/rules/schemas';
