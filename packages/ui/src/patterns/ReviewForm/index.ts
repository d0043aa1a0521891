export { ReviewForm, type ReviewFormProps, type ReviewFormTexts } from './ReviewForm.tsx';
