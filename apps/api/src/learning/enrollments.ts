import type { components } from '@lyceum/api-client/schema';
import { percentComplete } from '@lyceum/rules';
import { sql } from 'kysely';
import { type CourseRow, selectCourses, toCourse, visibleTo } from '../catalog/courses.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/open.ts';
import { type Page, type PageRequest, readPage } from '../database/paging.ts';
import { newId } from '../ids.ts';
import type { UserRow } from '../users/caller.ts';

export type Enrollment = components['schemas']['Enrollment'];

/**
 * Enrolls a user in a published course at its current price. An existing enrollment is returned unchanged, even if the
 * course is no longer published.
 */
export async function enroll(
  { db, now, catalogChanged }: Context,
  courseId: string,
  learner: UserRow,
): Promise<Enrollment | 'noSuchCourse'> {
  const time = now();
  const made = await db
    .insertInto('enrollments')
    .columns(['id', 'user_id', 'course_id', 'price_cents', 'last_accessed', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('courses')
        .select([
          sql<string>`${newId(time)}`.as('id'),
          sql<string>`${learner.id}`.as('user_id'),
          'courses.id as course_id',
          'courses.price_cents',
          sql<Date>`${time}::timestamptz`.as('last_accessed'),
          sql<Date>`${time}::timestamptz`.as('created_at'),
        ])
        .where('courses.id', '=', courseId)
        .where('courses.status', '=', 'published')
        // The trigger of the counter takes the same lock: price and status cannot change in between.
        .forNoKeyUpdate(),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) catalogChanged();
  const row = await selectCourses(db, learner).where('courses.id', '=', courseId).executeTakeFirst();
  return (row && toEnrollment(row)) ?? 'noSuchCourse';
}

/** Replaces the completed sessions of an enrollment. */
export async function completeSessions(
  { db }: Context,
  courseId: string,
  learner: UserRow,
  sessions: readonly number[],
): Promise<Enrollment | 'noSuchCourse' | 'notEnrolled' | 'noSuchSession'> {
  return db.transaction().execute(async (trx) => {
    // Locked, so that the course cannot lose sessions in between.
    const course = await trx
      .selectFrom('courses')
      .select('sessions')
      .where('id', '=', courseId)
      .where(visibleTo(learner))
      .forShare()
      .executeTakeFirst();
    if (!course) return 'noSuchCourse';
    if (!(await isEnrolled(trx, courseId, learner))) return 'notEnrolled';
    if (sessions.some((session) => session > course.sessions)) return 'noSuchSession';
    await trx
      .updateTable('enrollments')
      .set({ completed_sessions: sessions.toSorted((one, other) => one - other) })
      .where('user_id', '=', learner.id)
      .where('course_id', '=', courseId)
      .execute();
    const row = await selectCourses(trx, learner).where('courses.id', '=', courseId).executeTakeFirst();
    return (row && toEnrollment(row)) ?? 'notEnrolled';
  });
}

/** Updates the last access when an enrolled learner opens the course. */
export async function recordVisit({ db, now }: Context, courseId: string, learner: UserRow): Promise<void> {
  await db
    .updateTable('enrollments')
    .set({ last_accessed: now() })
    .where('user_id', '=', learner.id)
    .where('course_id', '=', courseId)
    .execute();
}

/** One page of a user's enrollments, last accessed first, including unpublished courses. */
export async function pageOfEnrollments(
  db: Db,
  learner: UserRow,
  request: PageRequest,
): Promise<Page<Enrollment>> {
  const own = db.selectFrom('enrollments').where('enrollments.user_id', '=', learner.id);
  const order = sql`enrollments.last_accessed desc, enrollments.id`;
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return readPage(request, total, async ({ offset, limit }) => {
    const page = own.select('enrollments.course_id').orderBy(order).offset(offset).limit(limit);
    const rows = await selectCourses(db, learner)
      .innerJoin(page.as('page'), 'page.course_id', 'courses.id')
      .orderBy(order)
      .execute();
    return rows.flatMap((row) => toEnrollment(row) ?? []);
  });
}

async function isEnrolled(db: Db, courseId: string, learner: UserRow): Promise<boolean> {
  const found = await db
    .selectFrom('enrollments')
    .select('id')
    .where('user_id', '=', learner.id)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return found !== undefined;
}

function toEnrollment(row: CourseRow): Enrollment | null {
  if (row.enrollment_id === null || row.completed_sessions === null) return null;
  return {
    id: row.enrollment_id,
    course: toCourse(row),
    progress: percentComplete(row.completed_sessions.length, row.sessions),
    lastAccessed: row.last_accessed?.toISOString() ?? null,
    completedSessions: row.completed_sessions,
  };
}
