import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { withdrawReview as withdraw } from '../../reviews/ownReview.ts';

export const withdrawReview: Handler<'withdrawReview'> = async (request, context) => {
  const outcome = await withdraw(context, request.params.id, signedIn(request).user);
  if (outcome === 'noSuchCourse') return request.problem('courseNotFound');
  return outcome === 'hidden' ? request.problem('reviewHidden') : { status: 204 };
};
