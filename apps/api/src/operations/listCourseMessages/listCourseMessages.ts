import { pageOfMessages } from '../../messages/courseMessages.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const listCourseMessages: Handler<'listCourseMessages'> = async (request, context) => {
  const { params, query, problem } = request;
  const outcome = await pageOfMessages(context, params.id, signedIn(request).user, query);
  return typeof outcome === 'string' ? problem(outcome) : { status: 200, body: outcome };
};
