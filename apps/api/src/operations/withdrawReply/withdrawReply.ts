import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { setReply } from '../../reviews/replies.ts';

export const withdrawReply: Handler<'withdrawReply'> = async (request, context) => {
  const outcome = await setReply(context, request.params.id, signedIn(request).user, null);
  if (outcome === 'noSuchReview') return request.problem('reviewNotFound');
  if (outcome === 'hidden') return request.problem('replyHidden');
  return outcome === 'notYours' ? request.problem('notYourCourse') : { status: 204 };
};
