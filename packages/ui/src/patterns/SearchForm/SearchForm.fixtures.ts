import { t } from '../../stories/index.ts';
import { filterFields } from '../FilterForm/FilterForm.fixtures.ts';
import type { SearchFormProps } from './SearchForm.tsx';

/** The props of the stories and the guide. */
export const searchFormExample: Omit<SearchFormProps, 'onSearch'> = {
  label: t('search:form'),
  action: '/search',
  query: { name: 'q', label: t('search:query'), value: '', maxLength: 100 },
  submitLabel: t('search:submit'),
  filters: filterFields,
};
