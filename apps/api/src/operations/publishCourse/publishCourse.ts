import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { courseChanged } from '../../teaching/courseChanged.ts';
import { courseIncomplete } from '../../teaching/courseIncomplete.ts';
import { publishCourse as publish } from '../../teaching/publication.ts';

export const publishCourse: Handler<'publishCourse'> = async (request, context) => {
  const target = { id: request.params.id, ifMatch: request.ifMatch };
  const outcome = await publish(context, signedIn(request).user, target);
  if (typeof outcome === 'string') return request.problem(outcome);
  if ('current' in outcome) return courseChanged(request, outcome);
  if ('missing' in outcome) return courseIncomplete(request, context, outcome);
  return { status: 200, body: outcome };
};
