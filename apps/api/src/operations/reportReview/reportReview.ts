import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { reportReview as report } from '../../reviews/reports.ts';

export const reportReview: Handler<'reportReview'> = async (request, context) => {
  const { params, body, problem } = request;
  const outcome = await report(context, params.id, signedIn(request).user, body);
  if (outcome === 'noSuchReview') return problem('reviewNotFound');
  return outcome === 'ownContribution' ? problem('ownContribution') : { status: 204 };
};
