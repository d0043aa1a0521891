import { isDeepStrictEqual } from 'node:util';
import type { components } from '@lyceum/api-client/schema';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { contentChange, publicationChange } from '../caching/affected.ts';
import { type Course, findCourse, selectCourses, toCourse, visibleTo } from '../catalog/courses.ts';
import { isOutdated, revisionOf } from '../catalog/revisions.ts';
import { type CourseSession, readSessions, type StoredSession, withAddresses } from '../catalog/sessions.ts';
import { toOptionalText } from '../catalog/texts.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/open.ts';
import { type Page, type PageRequest, readPage } from '../database/paging.ts';
import type { Tables } from '../database/schema.ts';
import { undoneIfDenied } from '../database/undoneIfDenied.ts';
import { newId } from '../ids.ts';
import { claimImage } from '../uploads/uploads.ts';
import type { UserRow } from '../users/caller.ts';
import { derivedOf, replaceSessions, type SessionsDenial, scheduleByFirstSession } from './sessions.ts';
import { freeCourseId, slugOf } from './slug.ts';
import { toColumns } from './toColumns.ts';

type CourseDraft = components['schemas']['CourseDraft'];
type CourseChange = components['schemas']['CourseChange'];

/** Why a course cannot be changed. */
export type CourseDenial = 'noSuchCourse' | 'notYours';

/** The course as it is now, because the caller saw another revision of it. */
export interface Outdated {
  current: { course: Course; sessions: CourseSession[] };
}

/** A course of the caller, and the revisions in `If-Match`. */
export interface CourseTarget {
  id: string;
  ifMatch: readonly string[] | null;
}

/** Creates a draft that belongs to the user, with an id derived from its name. */
export async function createCourse(
  context: Context,
  instructor: UserRow,
  draft: CourseDraft,
): Promise<Course | 'noSuchCategory' | 'noSuchImage' | 'tooManyTitles' | 'notApproved' | SessionsDenial> {
  return undoneIfDenied(context.db, async (trx) => {
    if (!(await lockApproval(trx, instructor))) return 'notApproved';
    const { sessionList, ...rest } = draft;
    const made = await insertCourse({ ...context, db: trx }, instructor, {
      ...rest,
      ...(sessionList && derivedOf(sessionList)),
    });
    if (typeof made === 'string') return made;
    if (sessionList) {
      const outcome = await replaceSessions(trx, instructor, made.id, sessionList);
      if (outcome !== 'replaced') return outcome;
      await scheduleByFirstSession(trx, made.id);
    }
    return seen(trx, made.id, instructor);
  });
}

/** Whether the user is still approved, which cannot be undone until the transaction ends. */
async function lockApproval(trx: Db, { id }: UserRow): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select('instructor_status')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return user?.instructor_status === 'approved';
}

async function insertCourse(
  { db, now }: Context,
  instructor: UserRow,
  draft: Omit<CourseDraft, 'sessionList'>,
): Promise<{ id: string } | 'noSuchCategory' | 'noSuchImage' | 'tooManyTitles'> {
  const columns = toColumns(draft);
  const sessions = draft.sessions ?? 1;
  if (draft.sessionTitles && draft.sessionTitles.length > sessions) return 'tooManyTitles';
  const found = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', draft.category)
    .executeTakeFirst();
  if (!found) return 'noSuchCategory';
  if (draft.promotionalImage && !(await claimImage(db, instructor, draft.promotionalImage)))
    return 'noSuchImage';
  const time = now();
  const slug = slugOf(draft.name) ?? `course-${newId(time).slice(-8)}`;
  for (;;) {
    const id = await freeCourseId(db, slug);
    const made = await db
      .insertInto('courses')
      .values({
        ...columns,
        price_cents: columns.price_cents ?? 0,
        sessions,
        id,
        name: JSON.stringify(draft.name),
        category_id: draft.category,
        instructor_id: instructor.id,
        created_at: time,
        updated_at: time,
      })
      // Another course took the id in the meantime: use the next free one.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return made;
  }
}

/**
 * Changes the given fields. Sessions that the course loses are removed from the learners' progress, with their
 * titles.
 */
export async function changeCourse(
  { db, now, keys, catalogChanged }: Context,
  instructor: UserRow,
  { id, ifMatch }: CourseTarget,
  { sessionList, ...change }: CourseChange,
): Promise<
  Course | Outdated | CourseDenial | 'noSuchCategory' | 'noSuchImage' | 'tooManyTitles' | SessionsDenial
> {
  return undoneIfDenied(db, async (trx) => {
    const course = await lockOwn(trx, instructor, id);
    if (typeof course === 'string') return course;
    if (isOutdated(course, ifMatch)) return { current: await currentOf({ keys, now }, trx, id, instructor) };
    if (change.category !== undefined && !(await lockCategories(trx, course.category_id, change.category)))
      return 'noSuchCategory';
    if (change.promotionalImage && !(await claimImage(trx, instructor, change.promotionalImage)))
      return 'noSuchImage';
    const fields = { ...change, ...(sessionList && derivedOf(sessionList)) };
    const sessions = fields.sessions ?? course.sessions;
    const titles = fields.sessionTitles ?? course.session_titles.slice(0, sessions).map(toOptionalText);
    if (titles.length > sessions) return 'tooManyTitles';
    const before = await contentsOf(trx, id, instructor);
    if (sessionList) {
      const outcome = await replaceSessions(trx, instructor, id, sessionList);
      if (outcome !== 'replaced') return outcome;
    } else if (sessions < course.sessions) await removeProgressAfter(trx, id, sessions);
    await trx
      .updateTable('courses')
      .set({ ...toColumns({ ...fields, sessionTitles: titles }), updated_at: now() })
      .where('id', '=', id)
      .execute();
    const hadTimes = before.sessions.some(({ schedule }) => schedule);
    if (!(await scheduleByFirstSession(trx, id)) && hadTimes && change.scheduledTime === undefined)
      await trx.updateTable('courses').set({ scheduled_time: null }).where('id', '=', id).execute();
    const after = await contentsOf(trx, id, instructor);
    if (isDeepStrictEqual(editable(before), editable(after))) return after.course;
    if (after.course.status === 'published')
      catalogChanged(await contentChange(trx, id, before.course, after.course));
    await trx.updateTable('courses').set(nextRevision).where('id', '=', id).execute();
    return { ...after.course, revision: revisionOf({ ...course, revision: course.revision + 1 }) };
  });
}

/** Without other courses, which may change meanwhile. */
const editable = ({ course, sessions }: Contents) => ({
  sessions,
  course: { ...course, related: null, instructorProfile: null },
});

const nextRevision = { revision: sql<number>`revision + 1` };

interface Contents {
  course: Course;
  sessions: StoredSession[];
}

const contentsOf = async (trx: Db, id: string, instructor: UserRow): Promise<Contents> => ({
  course: await seen(trx, id, instructor),
  sessions: await readSessions(trx, id),
});

async function currentOf(
  context: Pick<Context, 'keys' | 'now'>,
  trx: Db,
  courseId: string,
  instructor: UserRow,
): Promise<Outdated['current']> {
  const { course, sessions } = await contentsOf(trx, courseId, instructor);
  return { course, sessions: withAddresses(context, sessions, { courseId, userId: instructor.id }) };
}

/** Publishes a course, or makes it a draft again. */
export async function setStatus(
  { db, now, keys, catalogChanged }: Context,
  instructor: UserRow,
  { id, ifMatch }: CourseTarget,
  status: Course['status'],
): Promise<Course | Outdated | CourseDenial> {
  return db.transaction().execute(async (trx) => {
    const course = await lockOwn(trx, instructor, id);
    if (typeof course === 'string') return course;
    if (isOutdated(course, ifMatch)) return { current: await currentOf({ keys, now }, trx, id, instructor) };
    if (course.status !== status) {
      const change = { status, updated_at: now(), ...nextRevision };
      await trx.updateTable('courses').set(change).where('id', '=', id).execute();
      catalogChanged(await publicationChange(trx, id));
    }
    return seen(trx, id, instructor);
  });
}

export async function deleteCourse(
  { db, now, keys, catalogChanged }: Context,
  instructor: UserRow,
  { id, ifMatch }: CourseTarget,
): Promise<'deleted' | Outdated | CourseDenial | 'hasLearners'> {
  return db.transaction().execute(async (trx) => {
    const course = await lockOwn(trx, instructor, id);
    if (typeof course === 'string') return course;
    if (isOutdated(course, ifMatch)) return { current: await currentOf({ keys, now }, trx, id, instructor) };
    if (course.enrolled > 0) return 'hasLearners';
    if (course.status === 'published') catalogChanged(await publicationChange(trx, id));
    await trx.deleteFrom('courses').where('id', '=', id).execute();
    return 'deleted';
  });
}

/** One page of a user's own courses, drafts included, newest first. */
export async function pageOfOwnCourses(
  db: Db,
  instructor: UserRow,
  request: PageRequest,
): Promise<Page<Course>> {
  const own = db.selectFrom('courses').where('instructor_id', '=', instructor.id);
  const order = sql`courses.created_at desc, courses.id`;
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return readPage(request, total, async ({ offset, limit }) => {
    const page = own.select('courses.id').orderBy(order).offset(offset).limit(limit);
    const rows = await selectCourses(db, instructor)
      .innerJoin(page.as('page'), 'page.id', 'courses.id')
      .orderBy(order)
      .execute();
    return rows.map(toCourse);
  });
}

type OwnCourse = Pick<
  Selectable<Tables['courses']>,
  | 'instructor_id'
  | 'category_id'
  | 'status'
  | 'sessions'
  | 'session_titles'
  | 'enrolled'
  | 'created_at'
  | 'revision'
>;

/** A course that the user may change, locked until the transaction ends. */
async function lockOwn(trx: Db, user: UserRow, id: string): Promise<OwnCourse | CourseDenial> {
  const course = await trx
    .selectFrom('courses')
    .select([
      'instructor_id',
      'category_id',
      'status',
      'sessions',
      'session_titles',
      'enrolled',
      'created_at',
      'revision',
    ])
    .where('id', '=', id)
    .where(visibleTo(user))
    .forUpdate()
    .executeTakeFirst();
  if (!course) return 'noSuchCourse';
  return course.instructor_id === user.id ? course : 'notYours';
}

/** Locks both categories in a fixed order, so that two courses that swap categories do not deadlock. */
async function lockCategories(trx: Db, from: string, to: string): Promise<boolean> {
  const rows = await trx
    .selectFrom('categories')
    .select('id')
    .where('id', 'in', [from, to])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.some(({ id }) => id === to);
}

async function removeProgressAfter(trx: Db, courseId: string, last: number): Promise<void> {
  await trx
    .updateTable('enrollments')
    .set({
      completed_sessions: sql`array(
        select session from unnest(completed_sessions) as session where session <= ${last} order by session
      )`,
    })
    .where('course_id', '=', courseId)
    .where(sql<boolean>`${last} < any(completed_sessions)`)
    .execute();
}

async function seen(db: Db, id: string, instructor: UserRow): Promise<Course> {
  const course = await findCourse(db, id, instructor);
  if (course) return course;
  throw new Error(`Course ${id} was there a moment ago and is gone`);
}
