import { verifyAddress } from '../../people/mailedLinks.ts';
import type { Handler } from '../../platform/contract/types.ts';
import { publishAwaitingReviews } from '../../reviews/awaitingReviews.ts';

export const verifyEmail: Handler<'verifyEmail'> = async ({ body, problem }, context) => {
  const denial = await verifyAddress(context, body.token, publishAwaitingReviews);
  return denial ? problem(denial) : { status: 204 };
};
