import { leave } from '../../learning/enrollments.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const leaveCourse: Handler<'leaveCourse'> = async (request, context) => {
  const outcome = await leave(context, request.params.id, signedIn(request).user);
  return outcome === 'noSuchCourse' ? request.problem('courseNotFound') : { status: 204 };
};
