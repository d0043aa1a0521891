import { sendMessage } from '../../messages/courseMessages.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const sendCourseMessage: Handler<'sendCourseMessage'> = async (request, context) => {
  const { params, body, language, problem } = request;
  const outcome = await sendMessage(context, params.id, signedIn(request).user, body, language);
  return typeof outcome === 'string' ? problem(outcome) : { status: 200, body: outcome };
};
