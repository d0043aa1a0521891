import type { ApiClient, Course } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { limits } from '@lyceum/rules';
import { browserApi } from '../session/api.ts';
import type { CardCourse } from './views.ts';

/** A page of the upcoming sessions. */
export function sessionPage(api: ApiClient, page: number = limits.firstPage, signal?: AbortSignal) {
  return api.call('listSessions', {
    query: { page, limit: limits.sessionsPerPage },
    ...(signal && { signal }),
  });
}

export const sessionList = createPagedList<Course, Record<never, string>>('listSessions').provide({
  actors: { loadPage: loadPageBy(({ page }, signal) => sessionPage(browserApi(), page, signal)) },
});
export const upcoming = {};

/**
 * The next courses that start within 30 days, with what their cards show [2.200]. Returns none if the call fails, because the
 * page is complete without them.
 */
export async function soonCourses(api: ApiClient): Promise<CardCourse[]> {
  const query = { page: limits.firstPage, limit: limits.startingSoonCourses };
  const { results } = await api.call('listSessions', { query }).catch(() => ({ results: [] }));
  const end = Date.now() + limits.startingSoonMs;
  return results
    .filter(({ scheduledTime }) => scheduledTime && Date.parse(scheduledTime) <= end)
    .map(cardCourse);
}

/** Only what the card shows: the data of the page contains it a second time, for the hydration. */
function cardCourse({
  id,
  name,
  href,
  category,
  promotionalImage,
  instructor,
  ...course
}: Course): CardCourse {
  const { rating, ratingCount, price, learners, sessions, scheduledTime } = course;
  return {
    ...{ id, name, href, promotionalImage, rating, ratingCount, price, learners, sessions, scheduledTime },
    category: { color: category.color },
    instructor: { name: instructor.name },
  };
}
