import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { courseChanged } from '../../teaching/courseChanged.ts';
import { unpublishCourse as unpublish } from '../../teaching/publication.ts';

export const unpublishCourse: Handler<'unpublishCourse'> = async (request, context) => {
  const target = { id: request.params.id, ifMatch: request.ifMatch };
  const outcome = await unpublish(context, signedIn(request).user, target);
  if (typeof outcome === 'string') return request.problem(outcome);
  if ('current' in outcome) return courseChanged(request, outcome);
  return { status: 200, body: outcome };
};
