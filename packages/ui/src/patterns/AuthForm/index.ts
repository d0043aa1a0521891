export { AuthForm, type AuthFormProps, type AuthMode } from './AuthForm.tsx';
export { AuthSwitch, type AuthSwitchProps } from './AuthSwitch.tsx';
export { OfferSummary, type OfferSummaryProps } from './OfferSummary.tsx';
export type { AuthFormTexts } from './types.ts';
