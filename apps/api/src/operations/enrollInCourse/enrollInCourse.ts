import { enroll } from '../../learning/enrollments.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const enrollInCourse: Handler<'enrollInCourse'> = async (request, context) => {
  const outcome = await enroll(context, request.params.id, signedIn(request).user);
  if (typeof outcome === 'string') return request.problem(outcome);
  return { status: 200, body: outcome };
};
