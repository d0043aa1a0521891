import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { decideOnCase } from '../../reviews/moderation.ts';

export const keepReview: Handler<'keepReview'> = async (request, context) => {
  const { params, problem } = request;
  const denial = await decideOnCase(context, params.id, signedIn(request).user, { kind: 'keep' });
  if (denial) return problem(denial);
  return { status: 200, body: { id: params.id, status: 'kept' } };
};
