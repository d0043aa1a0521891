import type { CourseFigures, CourseLearner, CourseMessage } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { browserApi } from '../../app/api/api.ts';

/** The figures of an instructor's courses. */
export const figuresList = createPagedList<CourseFigures, Record<never, string>>('listCourseFigures').provide(
  {
    actors: {
      loadPage: loadPageBy(({ page, limit }, signal) =>
        browserApi().call('listCourseFigures', { query: { page, limit }, signal }),
      ),
    },
  },
);

/** The learners of an instructor's course. */
export const learnerList = createPagedList<CourseLearner, { courseId: string }>('listLearners').provide({
  actors: {
    loadPage: loadPageBy(({ query, page, limit }, signal) =>
      browserApi().call('listLearners', { path: { id: query.courseId }, query: { page, limit }, signal }),
    ),
  },
});

/** The messages that an instructor has sent to the learners of a course. `sentCount` changes when there is another one. */
export const messageList = createPagedList<CourseMessage, { courseId: string; sentCount: string }>(
  'listCourseMessages',
).provide({
  actors: {
    loadPage: loadPageBy(({ query, page, limit }, signal) =>
      browserApi().call('listCourseMessages', {
        path: { id: query.courseId },
        query: { page, limit },
        signal,
      }),
    ),
  },
});
