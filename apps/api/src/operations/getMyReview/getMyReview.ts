import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { readOwnReview } from '../../reviews/ownReview.ts';

export const getMyReview: Handler<'getMyReview'> = async (request, { db }) => {
  const own = await readOwnReview(db, request.params.id, signedIn(request).user);
  return own ? { status: 200, body: own } : request.problem('courseNotFound');
};
