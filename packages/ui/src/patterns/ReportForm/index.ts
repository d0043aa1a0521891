export { ReportForm, type ReportFormProps, type ReportFormTexts } from './ReportForm.tsx';
