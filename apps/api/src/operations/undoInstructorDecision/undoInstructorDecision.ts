import { undoDecision } from '../../people/administration/decisions.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const undoInstructorDecision: Handler<'undoInstructorDecision'> = async (request, context) => {
  const { params, problem } = request;
  const outcome = await undoDecision(context, params.id, signedIn(request).user.id);
  if (outcome === 'neverApplied') return problem('instructorRequestNotFound');
  if (outcome !== 'undone') return problem(outcome);
  return { status: 200, body: { id: params.id, instructorStatus: 'pending' } };
};
