import { completeSessions } from '../../learning/enrollments.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const updateProgress: Handler<'updateProgress'> = async (request, context) => {
  const { params, body, problem } = request;
  const outcome = await completeSessions(context, params.id, signedIn(request).user, body.completedSessions);
  if (outcome === 'noSuchCourse') return problem('courseNotFound');
  if (outcome === 'notEnrolled') return problem('enrollmentNotFound');
  if (outcome === 'noSuchSession') return problem('unknownSession');
  return { status: 200, body: outcome };
};
