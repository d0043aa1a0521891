import { type Handler, signedIn } from '../../contract/types.ts';
import { completeSessions } from '../../learning/enrollments.ts';

export const updateProgress: Handler<'updateProgress'> = async (asked, context) => {
  const { params, body, refuse } = asked;
  const outcome = await completeSessions(context, params.id, signedIn(asked).user, body.completedSessions);
  if (outcome === 'noSuchCourse') return refuse('courseNotFound');
  if (outcome === 'notEnrolled') return refuse('enrollmentNotFound');
  if (outcome === 'noSuchSession') return refuse('unknownSession');
  return { status: 200, body: outcome };
};
