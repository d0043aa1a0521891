export { AuthForm, type AuthFormProps, type AuthMode } from './AuthForm.tsx';
export { AuthSwitch, type AuthSwitchProps } from './AuthSwitch.tsx';
export type { AuthFormTexts } from './types.ts';
