import { findCourse } from '../../catalog/courses.ts';
import { recordVisit } from '../../learning/enrollments.ts';
import { cardsOf } from '../../platform/context/subjects.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const getCourse: Handler<'getCourse'> = async ({ params, caller, problem }, context) => {
  if (caller) await recordVisit(context, params.id, caller.user);
  const course = await findCourse(context.db, params.id, caller?.user ?? null);
  return course ? { status: 200, body: course } : problem('courseNotFound');
};
getCourse.subjects = ({ id }, course) => [
  `course:${id}`,
  ...(course ? [`instructor:${course.instructor.id}` as const] : []),
  ...cardsOf(course?.related),
  ...cardsOf(course?.instructorProfile?.courses),
];
