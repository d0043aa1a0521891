import { findSessions } from '../../catalog/sessions.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const listCourseSessions: Handler<'listCourseSessions'> = async (
  { params, caller, problem },
  context,
) => {
  const sessions = await findSessions(context, params.id, caller?.user ?? null);
  return sessions ? { status: 200, body: sessions } : problem('courseNotFound');
};
listCourseSessions.subjects = ({ id }) => [`course:${id}`];
