import type { ApiClient } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { limits } from '@lyceum/rules';
import { browserApi } from '../../app/api/api.ts';
import { type CourseFilters, parametersOf } from '../../app/courses/courseFilters.ts';
import { type CardCourse, cardCourse, pageOf } from '../../app/courses/summaries.ts';
import type { Order } from '../../app/lists/useSort.ts';

type CategoryQuery = { id: string } & Order<'categoryCourses'> & CourseFilters;

/** A page of the courses of a category. */
export async function coursePage(
  api: ApiClient,
  { id, sortBy, language, ...filters }: CategoryQuery,
  page: number = limits.firstPage,
  signal?: AbortSignal,
) {
  const order = language ? { sortBy, language } : { sortBy };
  const query = { ...order, ...parametersOf(filters), page, limit: limits.coursesPerPage };
  const response = await api.call('listCategoryCourses', { path: { id }, query, ...(signal && { signal }) });
  return pageOf(response, cardCourse);
}

export const courseList = createPagedList<CardCourse, CategoryQuery>('listCategoryCourses').provide({
  actors: {
    loadPage: loadPageBy(({ query, page }, signal) => coursePage(browserApi(), query, page, signal)),
  },
});
