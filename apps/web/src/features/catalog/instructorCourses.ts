import type { ApiClient } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { limits } from '@lyceum/rules';
import { browserApi } from '../../app/api/api.ts';
import { type CardCourse, cardCourse, pageOf } from '../../app/courses/summaries.ts';
import type { Order } from '../../app/lists/useSort.ts';

/** The courses of an instructor sort like those of a category. */
type InstructorQuery = { id: string } & Order<'categoryCourses'>;

/** A page of the published courses of an instructor. */
export async function instructorCoursePage(
  api: ApiClient,
  { id, ...order }: InstructorQuery,
  page: number = limits.firstPage,
  signal?: AbortSignal,
) {
  const query = { ...order, page, limit: limits.coursesPerPage };
  const response = await api.call('listPublicCourses', { path: { id }, query, ...(signal && { signal }) });
  return pageOf(response, cardCourse);
}

export const instructorCourseList = createPagedList<CardCourse, InstructorQuery>('listPublicCourses').provide(
  {
    actors: {
      loadPage: loadPageBy(({ query, page }, signal) =>
        instructorCoursePage(browserApi(), query, page, signal),
      ),
    },
  },
);
