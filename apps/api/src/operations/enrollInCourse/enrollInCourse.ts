import { type Handler, signedIn } from '../../contract/types.ts';
import { enroll } from '../../learning/enrollments.ts';

export const enrollInCourse: Handler<'enrollInCourse'> = async (request, context) => {
  const outcome = await enroll(context, request.params.id, signedIn(request).user);
  return outcome === 'noSuchCourse' ? request.problem('courseNotFound') : { status: 200, body: outcome };
};
