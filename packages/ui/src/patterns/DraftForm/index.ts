export { DraftForm, type DraftFormProps, type DraftFormTexts } from './DraftForm.tsx';
