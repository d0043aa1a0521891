import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { pageOfOwnCourses } from '../../teaching/courses.ts';

export const listInstructorCourses: Handler<'listInstructorCourses'> = async (request, { db }) => ({
  status: 200,
  body: await pageOfOwnCourses(db, signedIn(request).user, request.query),
});
