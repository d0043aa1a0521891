export { AuthForm, type AuthFormProps, type AuthFormTexts, type AuthMode } from './AuthForm.tsx';
export { AuthSwitch, type AuthSwitchProps } from './AuthSwitch.tsx';
