export type { TagOption } from './choices.ts';
export { TagPicker, type TagPickerProps, type TagPickerTexts } from './TagPicker.tsx';
