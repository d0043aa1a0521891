export type { FilterField } from './FilterFields.tsx';
export { FilterForm, type FilterFormProps } from './FilterForm.tsx';
