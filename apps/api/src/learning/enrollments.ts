import type { components } from '@lyceum/api-client/schema';
import { leftCourseRetentionDays, percentComplete } from '@lyceum/rules';
import { sql } from 'kysely';
import { enrollmentChange } from '../catalog/changes.ts';
import { type CourseRow, selectCourses, toCourse, visibleTo } from '../catalog/courses.ts';
import { newId } from '../platform/base/ids.ts';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import type { Db } from '../platform/database/open.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/paging.ts';
import { issueCertificates } from './certificates.ts';

const dayMs = 24 * 60 * 60 * 1000;

export type Enrollment = components['schemas']['Enrollment'];

/**
 * Enrolls a user in a published course at its current price. An existing enrollment is returned unchanged, even if the
 * course is no longer published, or full. The progress of a user who left the course is restored if it is still kept.
 */
export async function enroll(
  context: Context,
  courseId: string,
  learner: UserRow,
): Promise<Enrollment | 'courseNotFound' | 'courseFull'> {
  const { db, catalogChanged } = context;
  const outcome = await db.transaction().execute(async (trx) => {
    const inserted = await insertEnrollment({ ...context, db: trx }, courseId, learner);
    if (inserted !== 'inserted') return inserted;
    await restoreProgress({ ...context, db: trx }, courseId, learner);
    catalogChanged(await enrollmentChange(trx, courseId));
    return inserted;
  });
  if (outcome === 'courseFull') return outcome;
  const row = await selectCourses(db, learner).where('courses.id', '=', courseId).executeTakeFirst();
  return (row && toEnrollment(row)) ?? 'courseNotFound';
}

async function insertEnrollment(
  { db, now }: Context,
  courseId: string,
  learner: UserRow,
): Promise<'inserted' | 'exists' | 'courseNotFound' | 'courseFull'> {
  // The trigger of the counter takes the same lock: price, status and free seats cannot change in between.
  const course = await db
    .selectFrom('courses')
    .select(['status', 'price_cents', 'seats', 'enrolled'])
    .where('id', '=', courseId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!course) return 'courseNotFound';
  if (await isEnrolled(db, courseId, learner)) return 'exists';
  if (course.status !== 'published') return 'courseNotFound';
  if (course.seats !== null && course.enrolled >= course.seats) return 'courseFull';
  const time = now();
  await db
    .insertInto('enrollments')
    .values({
      id: newId(time),
      user_id: learner.id,
      course_id: courseId,
      price_cents: course.price_cents,
      last_accessed: time,
      created_at: time,
    })
    .execute();
  return 'inserted';
}

/** Moves the kept progress to the new enrollment, without lessons that the course has lost. */
async function restoreProgress({ db, now }: Context, courseId: string, learner: UserRow): Promise<void> {
  const former = await db
    .deleteFrom('left_courses')
    .where('user_id', '=', learner.id)
    .where('course_id', '=', courseId)
    .returning(['completed_lessons', 'left_at'])
    .executeTakeFirst();
  if (!former || former.left_at <= expiryAt(now())) return;
  await db
    .updateTable('enrollments')
    .from('courses')
    .set({
      completed_lessons: sql`array(
        select lesson from unnest(${former.completed_lessons}::integer[]) as lesson
        where lesson <= courses.lesson_count order by lesson
      )`,
    })
    .whereRef('courses.id', '=', 'enrollments.course_id')
    .where('enrollments.user_id', '=', learner.id)
    .where('enrollments.course_id', '=', courseId)
    .execute();
}

/** Progress that was left at this time or earlier is not restored. */
const expiryAt = (now: Date) => new Date(now.getTime() - leftCourseRetentionDays * dayMs);

/**
 * Ends an enrollment and keeps its progress for a while. A user who left the course before may leave it again.
 * @returns the problem, if there is one
 */
export async function leave(
  { db, now, catalogChanged }: Context,
  courseId: string,
  learner: UserRow,
): Promise<'courseNotFound' | null> {
  return db.transaction().execute(async (trx) => {
    // The trigger of the counter takes the same lock, and so does an enrollment, which waits for it.
    const course = await trx
      .selectFrom('courses')
      .select('id')
      .select(visibleTo(learner).as('isVisible'))
      .where('id', '=', courseId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!course) return 'courseNotFound';
    const ended = await trx
      .deleteFrom('enrollments')
      .where('user_id', '=', learner.id)
      .where('course_id', '=', courseId)
      .returning('completed_lessons')
      .executeTakeFirst();
    if (!ended) return course.isVisible || (await hasLeft(trx, courseId, learner)) ? null : 'courseNotFound';
    await deleteExpired(trx, expiryAt(now()));
    await trx
      .insertInto('left_courses')
      .values({ user_id: learner.id, course_id: courseId, ...ended, left_at: now() })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'course_id']).doUpdateSet({ ...ended, left_at: now() }),
      )
      .execute();
    catalogChanged(await enrollmentChange(trx, courseId));
    return null;
  });
}

async function hasLeft(db: Db, courseId: string, learner: UserRow): Promise<boolean> {
  const row = await db
    .selectFrom('left_courses')
    .select('left_at')
    .where('user_id', '=', learner.id)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return row !== undefined;
}

/** In batches, so that no single request deletes everything. */
async function deleteExpired(db: Db, expiry: Date): Promise<void> {
  await db
    .deleteFrom('left_courses')
    .where(
      sql<boolean>`(user_id, course_id) in (
        select user_id, course_id from left_courses where left_at <= ${expiry} limit 100 for update skip locked
      )`,
    )
    .execute();
}

/** Replaces the completed lessons of an enrollment. A completed course gets its certificate. */
export async function completeLessons(
  context: Context,
  courseId: string,
  learner: UserRow,
  lessons: readonly number[],
): Promise<Enrollment | 'courseNotFound' | 'enrollmentNotFound' | 'unknownSession'> {
  return context.db.transaction().execute(async (trx) => {
    // Locked, so that the course cannot lose lessons in between.
    const course = await trx
      .selectFrom('courses')
      .select('lesson_count')
      .where('id', '=', courseId)
      .where(visibleTo(learner))
      .forShare()
      .executeTakeFirst();
    if (!course) return 'courseNotFound';
    if (!(await isEnrolled(trx, courseId, learner))) return 'enrollmentNotFound';
    if (lessons.some((lesson) => lesson > course.lesson_count)) return 'unknownSession';
    await trx
      .updateTable('enrollments')
      .set({ completed_lessons: lessons.toSorted((one, other) => one - other) })
      .where('user_id', '=', learner.id)
      .where('course_id', '=', courseId)
      .execute();
    await issueCertificates({ ...context, db: trx }, learner, courseId);
    const row = await selectCourses(trx, learner).where('courses.id', '=', courseId).executeTakeFirst();
    return (row && toEnrollment(row)) ?? 'enrollmentNotFound';
  });
}

/**
 * Updates the last access when an enrolled learner opens the course. A course that became complete without a tick, because
 * it lost a lesson, gets its certificate.
 */
export async function recordVisit(context: Context, courseId: string, learner: UserRow): Promise<void> {
  const visited = await context.db
    .updateTable('enrollments')
    .set({ last_accessed: context.now() })
    .where('user_id', '=', learner.id)
    .where('course_id', '=', courseId)
    .returning('completed_lessons')
    .executeTakeFirst();
  if (visited && visited.completed_lessons.length > 0) await issueCertificates(context, learner, courseId);
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
  const row = await db
    .selectFrom('enrollments')
    .select('id')
    .where('user_id', '=', learner.id)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return row !== undefined;
}

function toEnrollment(row: CourseRow): Enrollment | null {
  if (row.enrollment_id === null || row.completed_lessons === null) return null;
  return {
    id: row.enrollment_id,
    course: toCourse(row),
    progress: percentComplete(row.completed_lessons.length, row.lesson_count),
    lastAccessed: row.last_accessed?.toISOString() ?? null,
    completedSessions: row.completed_lessons,
  };
}
