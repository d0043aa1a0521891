import type {
  Certificate,
  Course,
  CourseFigures,
  CourseLearner,
  CourseMessage,
  Enrollment,
} from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { browserApi } from '../session/api.ts';

/** The enrollments of a learner. */
export const enrollmentList = createPagedList<Enrollment, Record<never, string>>('listMyEnrollments').provide(
  {
    actors: {
      loadPage: loadPageBy(({ page, limit }, signal) =>
        browserApi().call('listMyEnrollments', { query: { page, limit }, signal }),
      ),
    },
  },
);

/** The certificates of a learner. */
export const certificateList = createPagedList<Certificate, Record<never, string>>(
  'listMyCertificates',
).provide({
  actors: {
    loadPage: loadPageBy(({ page, limit }, signal) =>
      browserApi().call('listMyCertificates', { query: { page, limit }, signal }),
    ),
  },
});

/** An instructor's own courses, drafts included. */
export const courseList = createPagedList<Course, Record<never, string>>('listInstructorCourses').provide({
  actors: {
    loadPage: loadPageBy(({ page, limit }, signal) =>
      browserApi().call('listInstructorCourses', { query: { page, limit }, signal }),
    ),
  },
});

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

/** The messages that an instructor has sent to the learners of a course. `sent` changes when there is another one. */
export const messageList = createPagedList<CourseMessage, { courseId: string; sent: string }>(
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

/** The query of the other lists. */
export const mine = {};
