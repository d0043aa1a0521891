import { completeLessons } from '../../learning/enrollments.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const updateProgress: Handler<'updateProgress'> = async (request, context) => {
  const { params, body, problem } = request;
  const outcome = await completeLessons(context, params.id, signedIn(request).user, body.completedSessions);
  if (typeof outcome === 'string') return problem(outcome);
  return { status: 200, body: outcome };
};
