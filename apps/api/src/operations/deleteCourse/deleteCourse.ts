import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { courseChanged } from '../../teaching/courseChanged.ts';
import { deleteCourse as remove } from '../../teaching/courses.ts';

export const deleteCourse: Handler<'deleteCourse'> = async (request, context) => {
  const target = { id: request.params.id, ifMatch: request.ifMatch };
  const outcome = await remove(context, signedIn(request).user, target);
  if (typeof outcome === 'string') return request.problem(outcome);
  return outcome ? courseChanged(request, outcome) : { status: 204 };
};
