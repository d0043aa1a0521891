export { SearchForm, type SearchFormField, type SearchFormProps } from './SearchForm.tsx';
