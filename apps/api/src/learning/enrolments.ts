import type { components } from '@lyceum/api-client/schema';
import { percentComplete } from '@lyceum/rules';
import { sql } from 'kysely';
import { type CourseRow, selectCourses, toCourse, visibleTo } from '../catalogue/courses.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/open.ts';
import { type Page, type PageAsked, readPage } from '../database/paging.ts';
import { newId } from '../ids.ts';
import type { UserRow } from '../people/caller.ts';

export type Enrolment = components['schemas']['Enrolment'];

/**
 * Enrols a person in a published course at its present price; who is enrolled already keeps that enrolment, also when
 * the course is no longer published.
 */
export async function enrol(
  { db, now, catalogueChanged }: Context,
  courseId: string,
  learner: UserRow,
): Promise<Enrolment | 'noSuchCourse'> {
  const time = now();
  const made = await db
    .insertInto('enrolments')
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
        // The lock that the counter's trigger takes anyway: price and status can't change in between.
        .forNoKeyUpdate(),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) catalogueChanged();
  const row = await selectCourses(db, learner).where('courses.id', '=', courseId).executeTakeFirst();
  return (row && toEnrolment(row)) ?? 'noSuchCourse';
}

/** Replaces the list of sessions that a person has completed. */
export async function completeSessions(
  { db }: Context,
  courseId: string,
  learner: UserRow,
  sessions: readonly number[],
): Promise<Enrolment | 'noSuchCourse' | 'notEnrolled' | 'noSuchSession'> {
  return db.transaction().execute(async (trx) => {
    // Locked, so that the course can't lose sessions in between.
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
      .updateTable('enrolments')
      .set({ completed_sessions: sessions.toSorted((one, other) => one - other) })
      .where('user_id', '=', learner.id)
      .where('course_id', '=', courseId)
      .execute();
    const row = await selectCourses(trx, learner).where('courses.id', '=', courseId).executeTakeFirst();
    return (row && toEnrolment(row)) ?? 'notEnrolled';
  });
}

/** Sets the last-accessed date of someone who is enrolled and opens the course. */
export async function noteVisit({ db, now }: Context, courseId: string, learner: UserRow): Promise<void> {
  await db
    .updateTable('enrolments')
    .set({ last_accessed: now() })
    .where('user_id', '=', learner.id)
    .where('course_id', '=', courseId)
    .execute();
}

/** One page of a person's enrolments, the last accessed first, also in courses that are no longer published. */
export async function pageOfEnrolments(db: Db, learner: UserRow, asked: PageAsked): Promise<Page<Enrolment>> {
  const own = db.selectFrom('enrolments').where('enrolments.user_id', '=', learner.id);
  const order = sql`enrolments.last_accessed desc, enrolments.id`;
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return readPage(asked, total, async ({ offset, limit }) => {
    const page = own.select('enrolments.course_id').orderBy(order).offset(offset).limit(limit);
    const rows = await selectCourses(db, learner)
      .innerJoin(page.as('page'), 'page.course_id', 'courses.id')
      .orderBy(order)
      .execute();
    return rows.flatMap((row) => toEnrolment(row) ?? []);
  });
}

async function isEnrolled(db: Db, courseId: string, learner: UserRow): Promise<boolean> {
  const found = await db
    .selectFrom('enrolments')
    .select('id')
    .where('user_id', '=', learner.id)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return found !== undefined;
}

function toEnrolment(row: CourseRow): Enrolment | null {
  if (row.enrolment_id === null || row.completed_sessions === null) return null;
  return {
    id: row.enrolment_id,
    course: toCourse(row),
    progress: percentComplete(row.completed_sessions.length, row.sessions),
    lastAccessed: row.last_accessed?.toISOString() ?? null,
    completedSessions: row.completed_sessions,
  };
}
