export type { CourseAction } from './CourseButtons.tsx';
export type { UploadedImageProps } from './CourseFields.tsx';
export { CourseForm, type CourseFormProps, type CourseFormValues } from './CourseForm.tsx';
export type { CourseFormTexts } from './texts.ts';
export type { UploadedMaterial } from './types.ts';
