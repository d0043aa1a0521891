import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { courseChanged } from '../../teaching/courseChanged.ts';
import { courseIncomplete } from '../../teaching/courseIncomplete.ts';
import { changeCourse } from '../../teaching/courses.ts';

export const updateCourse: Handler<'updateCourse'> = async (request, context) => {
  const { params, body, ifMatch, problem } = request;
  const outcome = await changeCourse(context, signedIn(request).user, { id: params.id, ifMatch }, body);
  if (typeof outcome === 'string') return problem(outcome);
  if ('current' in outcome) return courseChanged(request, outcome);
  if ('missing' in outcome) return courseIncomplete(request, context, outcome);
  return { status: 200, body: outcome };
};
