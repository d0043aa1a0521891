import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { caseProblems, decideOnCase } from '../../reviews/moderation.ts';

export const keepReview: Handler<'keepReview'> = async (request, context) => {
  const { params, problem } = request;
  const outcome = await decideOnCase(context, params.id, signedIn(request).user, { kind: 'keep' });
  if (outcome !== 'decided') return problem(caseProblems[outcome]);
  return { status: 200, body: { id: params.id, status: 'kept' } };
};
