import { type Handler, signedIn } from '../../contract/types.ts';
import { setStatus } from '../../teaching/courses.ts';

export const publishCourse: Handler<'publishCourse'> = async (request, context) => {
  const outcome = await setStatus(context, signedIn(request).user, request.params.id, 'published');
  if (outcome === 'noSuchCourse') return request.problem('courseNotFound');
  if (outcome === 'notYours') return request.problem('notYourCourse');
  return { status: 200, body: outcome };
};
