import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { type Course, findCourse, visibleTo } from '../catalog/courses.ts';
import { type CourseLesson, readLessons, type StoredLesson, withAddresses } from '../catalog/lessons.ts';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import type { Db } from '../platform/database/open.ts';
import type { Tables } from '../platform/database/schema.ts';

/** Why a course cannot be changed. */
export type CourseDenial = 'courseNotFound' | 'notYourCourse';

/** The course as it is now, because the caller saw another revision of it. */
export interface Outdated {
  current: { course: Course; sessions: CourseLesson[] };
}

/** A course of the caller, and the revisions in `If-Match`. */
export interface CourseTarget {
  id: string;
  ifMatch: readonly string[] | null;
}

const lockedColumns = [
  'instructor_id',
  'category_id',
  'status',
  'lesson_count',
  'lesson_titles',
  'learners_required',
  'seats',
  'enrolled',
  'created_at',
  'revision',
] as const;

type OwnCourse = Pick<Selectable<Tables['courses']>, (typeof lockedColumns)[number]>;

/** A course that the user may change, locked until the transaction ends. */
export async function lockOwn(trx: Db, user: UserRow, id: string): Promise<OwnCourse | CourseDenial> {
  const course = await trx
    .selectFrom('courses')
    .select(lockedColumns)
    .where('id', '=', id)
    .where(visibleTo(user))
    .forUpdate()
    .executeTakeFirst();
  if (!course) return 'courseNotFound';
  return course.instructor_id === user.id ? course : 'notYourCourse';
}

export const nextRevision = { revision: sql<number>`revision + 1` };

export interface Contents {
  course: Course;
  lessons: StoredLesson[];
}

export const contentsOf = async (trx: Db, id: string, instructor: UserRow): Promise<Contents> => ({
  course: await courseFor(trx, id, instructor),
  lessons: await readLessons(trx, id),
});

export async function currentOf(
  context: Pick<Context, 'keys' | 'now'>,
  trx: Db,
  courseId: string,
  instructor: UserRow,
): Promise<Outdated['current']> {
  const { course, lessons } = await contentsOf(trx, courseId, instructor);
  return { course, sessions: withAddresses(context, lessons, { courseId, userId: instructor.id }) };
}

/** A course as its instructor sees it after a change. @throws if it does not exist */
export async function courseFor(db: Db, id: string, instructor: UserRow): Promise<Course> {
  const course = await findCourse(db, id, instructor);
  if (course) return course;
  throw new Error(`Course ${id} existed a moment ago and no longer does`);
}
