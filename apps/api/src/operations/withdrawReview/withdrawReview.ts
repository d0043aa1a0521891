import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { withdrawReview as withdraw } from '../../reviews/ownReview.ts';

export const withdrawReview: Handler<'withdrawReview'> = async (request, context) => {
  const denial = await withdraw(context, request.params.id, signedIn(request).user);
  return denial ? request.problem(denial) : { status: 204 };
};
