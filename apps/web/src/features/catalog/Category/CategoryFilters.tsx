import type { Category } from '@lyceum/api-client';
import { defaultSortOf, type SortOf } from '@lyceum/rules';
import { FilterForm } from '@lyceum/ui/patterns/FilterForm';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CourseFilters, countFilters } from '../../../app/courses/courseFilters.ts';
import { useFilterFields } from '../../../app/courses/useFilterFields.ts';

export interface CategoryFiltersProps {
  category: Category;
  sortBy: SortOf<'categoryCourses'>;
  filters: CourseFilters;
  /** Called with the filters that are set, by their names in the address. */
  onFilter: (filters: Record<string, string>) => void;
  /** A link that clears all filters; false if none is set. */
  clear: ReactNode;
}

/** The filters of the courses, also for browsers without JavaScript [2.401]. */
export function CategoryFilters({ category, sortBy, filters, onFilter, clear }: CategoryFiltersProps) {
  const { t } = useTranslation('catalog');
  const fields = useFilterFields(filters);
  const count = countFilters(filters);
  return (
    <FilterForm
      label={t('filters.title')}
      action={category.href}
      submitLabel={t('filters.apply')}
      summary={count > 0 ? t('filters.active', { count }) : t('filters.title')}
      filters={fields}
      hiddenValues={sortBy === defaultSortOf('categoryCourses') ? {} : { sortBy }}
      clear={clear}
      onFilter={onFilter}
    />
  );
}
