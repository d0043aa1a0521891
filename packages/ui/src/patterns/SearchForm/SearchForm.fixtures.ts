import { t } from '../../stories/index.ts';
import type { SearchFormField, SearchFormProps } from './SearchForm.tsx';

const any = { value: '', label: t('search:any') };

const filters: SearchFormField[] = [
  {
    name: 'price',
    label: t('search:price'),
    options: [any, { value: 'free', label: t('search:free') }, { value: 'paid', label: t('search:paid') }],
    value: '',
  },
  {
    name: 'minRating',
    label: t('search:rating'),
    options: [any, { value: '4', label: t('search:ratingFrom', { rating: 4 }) }],
    value: '',
  },
  { name: 'time', label: t('search:upcoming'), checkedValue: 'upcoming', value: '' },
];

/** The props of the stories and the guide. */
export const searchFormExample: Omit<SearchFormProps, 'onSearch'> = {
  label: t('search:form'),
  action: '/search',
  query: { name: 'q', label: t('search:query'), value: '', maxLength: 100 },
  submitLabel: t('search:submit'),
  filters,
};
