import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { duplicateCourse as duplicate } from '../../teaching/duplicateCourse.ts';

export const duplicateCourse: Handler<'duplicateCourse'> = async (request, context) => {
  const outcome = await duplicate(context, signedIn(request).user, request.params.id);
  if (typeof outcome === 'string') return request.problem(outcome);
  return { status: 201, body: outcome };
};
