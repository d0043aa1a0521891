import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { setReply } from '../../reviews/replies.ts';

export const replyToReview: Handler<'replyToReview'> = async (request, context) => {
  const { params, body, problem } = request;
  const outcome = await setReply(context, params.id, signedIn(request).user, body.text);
  return typeof outcome === 'string' ? problem(outcome) : { status: 200, body: outcome };
};
