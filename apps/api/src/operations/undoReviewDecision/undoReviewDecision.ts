import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { undoCaseDecision } from '../../reviews/moderation.ts';

export const undoReviewDecision: Handler<'undoReviewDecision'> = async (request, context) => {
  const { params, problem } = request;
  const outcome = await undoCaseDecision(context, params.id, signedIn(request).user);
  if (typeof outcome === 'string') return problem(outcome);
  return { status: 200, body: { id: params.id, ...outcome } };
};
