import { leave } from '../../learning/enrollments.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const leaveCourse: Handler<'leaveCourse'> = async (request, context) => {
  const denial = await leave(context, request.params.id, signedIn(request).user);
  return denial ? request.problem(denial) : { status: 204 };
};
