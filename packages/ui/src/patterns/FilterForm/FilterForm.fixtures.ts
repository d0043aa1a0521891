import { t } from '../../stories/index.ts';
import type { FilterField } from './FilterFields.tsx';
import type { FilterFormProps } from './FilterForm.tsx';

const any = { value: '', label: t('catalog:filters.any') };

export const filterFields: FilterField[] = [
  {
    name: 'price',
    label: t('catalog:filters.price'),
    options: [
      any,
      { value: 'free', label: t('catalog:filters.free') },
      { value: 'paid', label: t('catalog:filters.paid') },
    ],
    value: '',
  },
  {
    name: 'minRating',
    label: t('catalog:filters.rating'),
    options: [any, { value: '4', label: t('catalog:filters.ratingFrom', { rating: 4 }) }],
    value: '',
  },
  {
    name: 'time',
    label: t('catalog:filters.time'),
    options: [any, { value: 'upcoming', label: t('catalog:filters.upcoming') }],
    value: '',
  },
];

/** The same with a filter that is set. */
export const filteredFields = filterFields.map((filter) =>
  filter.name === 'price' ? { ...filter, value: 'free' } : filter,
);

/** The props of the stories and the guide. */
export const filterFormExample: Omit<FilterFormProps, 'onFilter'> = {
  label: t('catalog:filters.title'),
  summary: t('catalog:filters.title'),
  action: '/category/web_dev',
  filters: filterFields,
  submitLabel: t('catalog:filters.apply'),
};
