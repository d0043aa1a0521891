import { decide } from '../../people/administration/decisions.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const approveInstructorRequest: Handler<'approveInstructorRequest'> = async (request, context) => {
  const { params, problem } = request;
  const denial = await decide(context, params.id, 'approved', signedIn(request).user.id);
  if (denial) return problem(denial);
  return { status: 200, body: { id: params.id, instructorStatus: 'approved' } };
};
