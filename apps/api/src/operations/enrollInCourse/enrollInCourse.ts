import { enroll } from '../../learning/enrollments.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const enrollInCourse: Handler<'enrollInCourse'> = async (request, context) => {
  const outcome = await enroll(context, request.params.id, signedIn(request).user);
  if (outcome === 'noSuchCourse') return request.problem('courseNotFound');
  if (outcome === 'courseFull') return request.problem('courseFull');
  return { status: 200, body: outcome };
};
