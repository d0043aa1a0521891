import { decide } from '../../people/administration/decisions.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const rejectInstructorRequest: Handler<'rejectInstructorRequest'> = async (request, context) => {
  const { params, problem } = request;
  const denial = await decide(context, params.id, 'rejected', signedIn(request).user.id);
  if (denial) return problem(denial);
  return { status: 200, body: { id: params.id, instructorStatus: 'rejected' } };
};
