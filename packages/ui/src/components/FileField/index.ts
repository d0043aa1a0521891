export type { FileFieldTexts } from '../../provider/texts.ts';
export { FileField, type FileFieldProps } from './FileField.tsx';
