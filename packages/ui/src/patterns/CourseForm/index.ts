export type { CourseAction } from './CourseButtons.tsx';
export type { UploadedImageProps } from './CourseFields.tsx';
export { CourseForm, type CourseFormProps, type CourseFormValues } from './CourseForm.tsx';
export type { UploadedMaterial } from './fileUpload.ts';
export type { CourseFormTexts } from './texts.ts';
