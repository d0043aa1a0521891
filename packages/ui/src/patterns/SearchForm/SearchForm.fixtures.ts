import { t } from '../../stories/index.ts';
import type { SearchFormField, SearchFormProps } from './SearchForm.tsx';

const any = { value: '', label: t('filters:any') };

const filters: SearchFormField[] = [
  {
    name: 'price',
    label: t('filters:price'),
    options: [any, { value: 'free', label: t('filters:free') }, { value: 'paid', label: t('filters:paid') }],
    value: '',
  },
  {
    name: 'minRating',
    label: t('filters:rating'),
    options: [any, { value: '4', label: t('filters:ratingFrom', { rating: 4 }) }],
    value: '',
  },
  { name: 'time', label: t('filters:upcoming'), checkedValue: 'upcoming', value: '' },
];

/** The props of the stories and the guide. */
export const searchFormExample: Omit<SearchFormProps, 'onSearch' | 'query'> & {
  query: NonNullable<SearchFormProps['query']>;
} = {
  label: t('search:form'),
  action: '/search',
  query: { name: 'q', label: t('search:query'), value: '', maxLength: 100 },
  submitLabel: t('search:submit'),
  filters,
};

/** The props of a form without a query. */
export const filtersOnlyExample = {
  label: t('filters:title'),
  action: '/category/web_dev',
  query: undefined,
  submitLabel: t('filters:apply'),
  summary: t('filters:active', { count: 1 }),
  filters,
};
