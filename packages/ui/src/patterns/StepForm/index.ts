export { StepForm, type StepFormProps, type StepFormTexts } from './StepForm.tsx';
