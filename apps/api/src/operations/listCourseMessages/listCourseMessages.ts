import { pageOfMessages } from '../../messages/courseMessages.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const listCourseMessages: Handler<'listCourseMessages'> = async (request, context) => {
  const { params, query, problem } = request;
  const outcome = await pageOfMessages(context, params.id, signedIn(request).user, query);
  if (outcome === 'noSuchCourse') return problem('courseNotFound');
  return outcome === 'notYours' ? problem('notYourCourse') : { status: 200, body: outcome };
};
