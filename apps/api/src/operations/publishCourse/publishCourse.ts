import { type Handler, signedIn } from '../../contract/types.ts';
import { courseChanged } from '../../teaching/courseChanged.ts';
import { setStatus } from '../../teaching/courses.ts';

export const publishCourse: Handler<'publishCourse'> = async (request, context) => {
  const target = { id: request.params.id, ifMatch: request.ifMatch };
  const outcome = await setStatus(context, signedIn(request).user, target, 'published');
  if (outcome === 'noSuchCourse') return request.problem('courseNotFound');
  if (outcome === 'notYours') return request.problem('notYourCourse');
  if ('current' in outcome) return courseChanged(request, outcome);
  return { status: 200, body: outcome };
};
