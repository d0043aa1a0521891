import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { setReply } from '../../reviews/replies.ts';

export const replyToReview: Handler<'replyToReview'> = async (request, context) => {
  const { params, body, problem } = request;
  const outcome = await setReply(context, params.id, signedIn(request).user, body.text);
  if (outcome === 'noSuchReview') return problem('reviewNotFound');
  if (outcome === 'hidden') return problem('replyHidden');
  return outcome === 'notYours' ? problem('notYourCourse') : { status: 200, body: outcome };
};
