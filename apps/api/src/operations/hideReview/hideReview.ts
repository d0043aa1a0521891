import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { decideOnCase } from '../../reviews/moderation.ts';

export const hideReview: Handler<'hideReview'> = async (request, context) => {
  const { params, body, problem } = request;
  const denial = await decideOnCase(context, params.id, signedIn(request).user, { kind: 'hide', ...body });
  if (denial) return problem(denial);
  return { status: 200, body: { id: params.id, status: 'hidden' } };
};
