import { undoDecision } from '../../people/administration/decisions.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const undoInstructorDecision: Handler<'undoInstructorDecision'> = async (request, context) => {
  const { params, problem } = request;
  const denial = await undoDecision(context, params.id, signedIn(request).user.id);
  if (denial) return problem(denial);
  return { status: 200, body: { id: params.id, instructorStatus: 'pending' } };
};
