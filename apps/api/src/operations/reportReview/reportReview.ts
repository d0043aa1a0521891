import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { reportReview as report } from '../../reviews/reports.ts';

export const reportReview: Handler<'reportReview'> = async (request, context) => {
  const { params, body, problem } = request;
  const denial = await report(context, params.id, signedIn(request).user, body);
  return denial ? problem(denial) : { status: 204 };
};
