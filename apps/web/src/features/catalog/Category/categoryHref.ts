import type { Category } from '@lyceum/api-client';
import { defaultSortOf, limits, type SortOf } from '@lyceum/rules';
import { type CourseFilters, setFilters } from '../../../app/courses/courseFilters.ts';

/** The address of a page of the category. */
export function categoryHref(
  { href }: Pick<Category, 'href'>,
  sortBy: SortOf<'categoryCourses'>,
  filters?: CourseFilters,
  page: number = limits.firstPage,
): string {
  const search = new URLSearchParams({
    ...(page > limits.firstPage && { page: String(page) }),
    ...(sortBy !== defaultSortOf('categoryCourses') && { sortBy }),
    ...(filters && setFilters(filters)),
  });
  return search.size > 0 ? `${href}?${search}` : href;
}
