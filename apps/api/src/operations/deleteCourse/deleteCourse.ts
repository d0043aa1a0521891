import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { courseChanged } from '../../teaching/courseChanged.ts';
import { deleteCourse as remove } from '../../teaching/courses.ts';

export const deleteCourse: Handler<'deleteCourse'> = async (request, context) => {
  const target = { id: request.params.id, ifMatch: request.ifMatch };
  const outcome = await remove(context, signedIn(request).user, target);
  if (outcome === 'noSuchCourse') return request.problem('courseNotFound');
  if (outcome === 'notYours') return request.problem('notYourCourse');
  if (outcome === 'hasLearners') return request.problem('courseHasLearners');
  if (outcome !== 'deleted') return courseChanged(request, outcome);
  return { status: 204 };
};
