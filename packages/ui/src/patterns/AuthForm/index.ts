export { AuthForm, type AuthFormProps, type AuthFormTexts, type AuthMode } from './AuthForm.tsx';
