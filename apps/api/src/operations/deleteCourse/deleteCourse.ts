import { type Handler, signedIn } from '../../contract/types.ts';
import { deleteCourse as remove } from '../../teaching/courses.ts';

export const deleteCourse: Handler<'deleteCourse'> = async (request, context) => {
  const outcome = await remove(context, signedIn(request).user, request.params.id);
  if (outcome === 'noSuchCourse') return request.problem('courseNotFound');
  if (outcome === 'notYours') return request.problem('notYourCourse');
  if (outcome === 'hasLearners') return request.problem('courseHasLearners');
  return { status: 204 };
};
