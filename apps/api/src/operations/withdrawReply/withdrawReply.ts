import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { setReply } from '../../reviews/replies.ts';

export const withdrawReply: Handler<'withdrawReply'> = async (request, context) => {
  const outcome = await setReply(context, request.params.id, signedIn(request).user, null);
  return typeof outcome === 'string' ? request.problem(outcome) : { status: 204 };
};
