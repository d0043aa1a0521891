import { t } from '../../stories/index.ts';
import type { FilterField } from './FilterFields.tsx';
import type { FilterFormProps } from './FilterForm.tsx';

const any = { value: '', label: t('filters:any') };

export const filterFields: FilterField[] = [
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
  {
    name: 'time',
    label: t('filters:time'),
    options: [any, { value: 'upcoming', label: t('filters:upcoming') }],
    value: '',
  },
];

/** The same with a filter that is set. */
export const filteredFields = filterFields.map((filter) =>
  filter.name === 'price' ? { ...filter, value: 'free' } : filter,
);

/** The props of the stories and the guide. */
export const filterFormExample: Omit<FilterFormProps, 'onFilter'> = {
  label: t('filters:title'),
  summary: t('filters:title'),
  action: '/category/web_dev',
  filters: filterFields,
  submitLabel: t('filters:apply'),
};
