import type { Certificate, Course, Enrollment } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { browserApi } from '../../app/api/api.ts';

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
