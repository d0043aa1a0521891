export { AccountForm, type AccountFormProps, type AccountFormTexts } from './AccountForm.tsx';
