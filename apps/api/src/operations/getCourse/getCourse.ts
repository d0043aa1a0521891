import { findCourse } from '../../catalog/courses.ts';
import type { Handler } from '../../contract/types.ts';
import { recordVisit } from '../../learning/enrollments.ts';

export const getCourse: Handler<'getCourse'> = async ({ params, caller, problem }, context) => {
  if (caller) await recordVisit(context, params.id, caller.user);
  const course = await findCourse(context.db, params.id, caller?.user ?? null);
  return course ? { status: 200, body: course } : problem('courseNotFound');
};
