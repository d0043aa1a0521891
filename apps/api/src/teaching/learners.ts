import type { components } from '@lyceum/api-client/schema';
import { percentComplete } from '@lyceum/rules';
import { visibleTo } from '../catalog/courses.ts';
import type { UserRow } from '../platform/context/caller.ts';
import type { Db } from '../platform/database/open.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/paging.ts';
import type { CourseDenial } from './ownCourse.ts';

type Learner = components['schemas']['LearnerPage']['results'][number];

/** A page of the learners of an instructor's own course, the newest enrollment first. */
export async function pageOfLearners(
  db: Db,
  instructor: UserRow,
  courseId: string,
  request: PageRequest,
): Promise<Page<Learner> | CourseDenial> {
  const course = await db
    .selectFrom('courses')
    .select(['instructor_id', 'lesson_count', 'enrolled'])
    .where('id', '=', courseId)
    .where(visibleTo(instructor))
    .executeTakeFirst();
  if (!course) return 'courseNotFound';
  if (course.instructor_id !== instructor.id) return 'notYourCourse';
  return readPage(request, course.enrolled, async ({ offset, limit }) => {
    const rows = await db
      .selectFrom('enrollments')
      .innerJoin('users', 'users.id', 'enrollments.user_id')
      .select([
        'enrollments.id',
        'users.name',
        'users.picture',
        'enrollments.created_at',
        'enrollments.last_accessed',
        'enrollments.completed_lessons',
      ])
      .where('enrollments.course_id', '=', courseId)
      .orderBy('enrollments.created_at', 'desc')
      .orderBy('enrollments.id')
      .offset(offset)
      .limit(limit)
      .execute();
    return rows.map(({ id, name, picture, ...row }) => ({
      id,
      name,
      picture,
      enrolledAt: row.created_at.toISOString(),
      lastAccessed: row.last_accessed.toISOString(),
      progress: percentComplete(row.completed_lessons.length, course.lesson_count),
    }));
  });
}
