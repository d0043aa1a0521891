import { findLessons } from '../../catalog/lessons.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const listCourseSessions: Handler<'listCourseSessions'> = async (
  { params, caller, problem },
  context,
) => {
  const lessons = await findLessons(context, params.id, caller?.user ?? null);
  return lessons ? { status: 200, body: lessons } : problem('courseNotFound');
};
listCourseSessions.subjects = ({ id }) => [`course:${id}`];
