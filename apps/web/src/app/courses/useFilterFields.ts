import { endonyms, formatAmount, languages } from '@lyceum/i18n';
import { searchFilters } from '@lyceum/rules';
import type { FilterField } from '@lyceum/ui/patterns/FilterForm';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import type { CourseFilters } from './courseFilters.ts';

/** The fields of the filters. */
export function useFilterFields(filters: CourseFilters): FilterField[] {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const any = { value: '', label: t('filters.any') };
  const amount = (value: string) => formatAmount(Number.parseInt(value, 10), language);
  function priceLabel(value: (typeof searchFilters.price)[number]): string {
    if (value === 'free' || value === 'paid') return t(`filters.${value}`);
    return value.endsWith('-')
      ? t('filters.from', { price: amount(value) })
      : t('filters.upTo', { price: amount(value) });
  }
  return [
    {
      name: 'price',
      label: t('filters.price'),
      options: [any, ...searchFilters.price.map((value) => ({ value, label: priceLabel(value) }))],
      value: filters.price,
    },
    {
      name: 'minRating',
      label: t('filters.rating'),
      options: [
        any,
        ...searchFilters.minRating.map((rating) => ({
          value: rating,
          label: t('filters.ratingFrom', { rating }),
        })),
      ],
      value: filters.minRating,
    },
    {
      name: 'inLanguage',
      label: t('filters.language'),
      options: [any, ...languages.map((value) => ({ value, label: endonyms[value] }))],
      value: filters.inLanguage,
    },
    {
      name: 'time',
      label: t('filters.time'),
      options: [any, { value: 'upcoming', label: t('filters.upcoming') }],
      value: filters.time,
    },
    {
      name: 'seats',
      label: t('filters.seats'),
      options: [any, { value: 'available', label: t('filters.available') }],
      value: filters.seats,
    },
  ];
}
