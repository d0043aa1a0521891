export { FileField, type FileFieldProps, type FileFieldTexts } from './FileField.tsx';
