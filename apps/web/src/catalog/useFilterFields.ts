import { endonyms, formatAmount, languages } from '@lyceum/i18n';
import { searchFilters } from '@lyceum/rules';
import type { FilterField } from '@lyceum/ui/patterns/FilterForm';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../document/useLanguage.ts';
import type { CourseFilters } from './courseFilters.ts';

/** The fields of the filters. */
export function useFilterFields(filters: CourseFilters): FilterField[] {
  const { t } = useTranslation('filters');
  const language = useLanguage();
  const any = { value: '', label: t('any') };
  const amount = (value: string) => formatAmount(Number.parseInt(value, 10), language);
  function priceLabel(value: (typeof searchFilters.price)[number]): string {
    if (value === 'free' || value === 'paid') return t(value);
    return value.endsWith('-') ? t('from', { price: amount(value) }) : t('upTo', { price: amount(value) });
  }
  return [
    {
      name: 'price',
      label: t('price'),
      options: [any, ...searchFilters.price.map((value) => ({ value, label: priceLabel(value) }))],
      value: filters.price,
    },
    {
      name: 'minRating',
      label: t('rating'),
      options: [
        any,
        ...searchFilters.minRating.map((rating) => ({ value: rating, label: t('ratingFrom', { rating }) })),
      ],
      value: filters.minRating,
    },
    {
      name: 'inLanguage',
      label: t('language'),
      options: [any, ...languages.map((value) => ({ value, label: endonyms[value] }))],
      value: filters.inLanguage,
    },
    {
      name: 'time',
      label: t('time'),
      options: [any, { value: 'upcoming', label: t('upcoming') }],
      value: filters.time,
    },
  ];
}
