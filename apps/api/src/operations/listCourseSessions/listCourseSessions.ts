import { findSessions } from '../../catalog/sessions.ts';
import type { Handler } from '../../contract/types.ts';

export const listCourseSessions: Handler<'listCourseSessions'> = async (
  { params, caller, problem },
  { db },
) => {
  const sessions = await findSessions(db, params.id, caller?.user ?? null);
  return sessions ? { status: 200, body: sessions } : problem('courseNotFound');
};
