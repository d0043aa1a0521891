import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { createCourse as create } from '../../teaching/createCourse.ts';

export const createCourse: Handler<'createCourse'> = async (request, context) => {
  const outcome = await create(context, signedIn(request).user, request.body);
  if (typeof outcome === 'string') return request.problem(outcome);
  return { status: 201, body: outcome };
};
