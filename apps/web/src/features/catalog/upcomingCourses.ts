import type { ApiClient } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { day, limits } from '@lyceum/rules';
import { browserApi } from '../../app/api/api.ts';
import { type CardCourse, cardCourse, pageOf } from '../../app/courses/summaries.ts';

const startingSoonCourses = 4;
const startingSoonMs = 30 * day;

/** A page of the upcoming courses. */
export async function upcomingCoursePage(
  api: ApiClient,
  page: number = limits.firstPage,
  signal?: AbortSignal,
) {
  const query = { page, limit: limits.upcomingCoursesPerPage };
  return pageOf(await api.call('listSessions', { query, ...(signal && { signal }) }), cardCourse);
}

export const upcomingCourseList = createPagedList<CardCourse, Record<never, string>>('listSessions').provide({
  actors: { loadPage: loadPageBy(({ page }, signal) => upcomingCoursePage(browserApi(), page, signal)) },
});
export const upcomingCoursesQuery = {};

/**
 * The next courses that start within 30 days [2.200]. Returns none if the call fails, because the page is complete
 * without them.
 */
export async function soonCourses(api: ApiClient): Promise<CardCourse[]> {
  const query = { page: limits.firstPage, limit: startingSoonCourses };
  const { results } = await api.call('listSessions', { query }).catch(() => ({ results: [] }));
  const end = Date.now() + startingSoonMs;
  return results
    .filter(({ scheduledTime }) => scheduledTime && Date.parse(scheduledTime) <= end)
    .map(cardCourse);
}
