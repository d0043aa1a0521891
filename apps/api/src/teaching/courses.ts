import { isDeepStrictEqual } from 'node:util';
import type { components } from '@lyceum/api-client/schema';
import { hasEnoughSeats } from '@lyceum/rules';
import type { RequiredItem } from '@lyceum/rules/publication';
import { sql } from 'kysely';
import { contentChange, publicationChange } from '../catalog/changes.ts';
import { type Course, selectCourses, toCourse } from '../catalog/courses.ts';
import { isOutdated, revisionOf } from '../catalog/revisions.ts';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import { toOptionalText } from '../platform/contract/localized.ts';
import type { Db } from '../platform/database/open.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/paging.ts';
import { undoneIfDenied } from '../platform/database/undoneIfDenied.ts';
import { claimImage } from '../uploads/uploads.ts';
import {
  derivedOf,
  type LessonsDenial,
  replaceLessons,
  resizeProgress,
  scheduleByFirstLesson,
} from './lessons.ts';
import {
  type Contents,
  type CourseDenial,
  type CourseTarget,
  contentsOf,
  currentOf,
  lockOwn,
  nextRevision,
  type Outdated,
} from './ownCourse.ts';
import { type Incomplete, missingOf } from './publication.ts';
import { toColumns } from './toColumns.ts';

type CourseChange = components['schemas']['CourseChange'];

/**
 * Changes the given fields. Lessons that the course loses are removed from the learners' progress, with their
 * titles. A published course keeps what its publication required.
 */
export async function changeCourse(
  { db, now, keys, catalogChanged }: Context,
  instructor: UserRow,
  { id, ifMatch }: CourseTarget,
  { sessionList, ...change }: CourseChange,
): Promise<
  | Course
  | Outdated
  | CourseDenial
  | 'unknownCategory'
  | 'unknownImage'
  | 'tooManyTitles'
  | 'tooFewSeats'
  | LessonsDenial
  | Incomplete
> {
  let missing: RequiredItem[] = [];
  const outcome = await undoneIfDenied(db, async (trx) => {
    const course = await lockOwn(trx, instructor, id);
    if (typeof course === 'string') return course;
    if (isOutdated(course, ifMatch)) return { current: await currentOf({ keys, now }, trx, id, instructor) };
    if (change.category !== undefined && !(await lockCategories(trx, course.category_id, change.category)))
      return 'unknownCategory';
    if (change.promotionalImage && !(await claimImage(trx, instructor, change.promotionalImage)))
      return 'unknownImage';
    const fields = { ...change, ...(sessionList && derivedOf(sessionList)) };
    const lessonCount = fields.sessions ?? course.lesson_count;
    const titles = fields.sessionTitles ?? course.lesson_titles.slice(0, lessonCount).map(toOptionalText);
    if (titles.length > lessonCount) return 'tooManyTitles';
    if (!hasEnoughSeats({ learnersRequired: course.learners_required, seats: course.seats, ...change }))
      return 'tooFewSeats';
    const before = await contentsOf(trx, id, instructor);
    if (sessionList) {
      const denial = await replaceLessons(trx, instructor, id, sessionList);
      if (denial) return denial;
    } else await resizeProgress(trx, id, course.lesson_count, lessonCount);
    await trx
      .updateTable('courses')
      .set({ ...toColumns({ ...fields, sessionTitles: titles }), updated_at: now() })
      .where('id', '=', id)
      .execute();
    const hadTimes = before.lessons.some(({ schedule }) => schedule);
    if (!(await scheduleByFirstLesson(trx, id)) && hadTimes && change.scheduledTime === undefined)
      await trx.updateTable('courses').set({ scheduled_time: null }).where('id', '=', id).execute();
    const after = await contentsOf(trx, id, instructor);
    if (isDeepStrictEqual(editable(before), editable(after))) return after.course;
    if (after.course.status === 'published') {
      missing = missingOf(after);
      // Courses that were published before the rule existed can still be changed.
      if (missing.length > missingOf(before).length) return 'courseIncomplete';
      catalogChanged(await contentChange(trx, id, before.course, after.course));
    }
    await trx.updateTable('courses').set(nextRevision).where('id', '=', id).execute();
    return { ...after.course, revision: revisionOf({ ...course, revision: course.revision + 1 }) };
  });
  return outcome === 'courseIncomplete' ? { missing } : outcome;
}

/** Without other courses, which may change meanwhile. */
const editable = ({ course, lessons }: Contents) => ({
  lessons,
  course: { ...course, related: null, instructorProfile: null },
});

/** Deletes a course without learners. @returns the problem or the current course, if it is not deleted */
export async function deleteCourse(
  { db, now, keys, catalogChanged }: Context,
  instructor: UserRow,
  { id, ifMatch }: CourseTarget,
): Promise<CourseDenial | 'courseHasLearners' | Outdated | null> {
  return db.transaction().execute(async (trx) => {
    const course = await lockOwn(trx, instructor, id);
    if (typeof course === 'string') return course;
    if (isOutdated(course, ifMatch)) return { current: await currentOf({ keys, now }, trx, id, instructor) };
    if (course.enrolled > 0) return 'courseHasLearners';
    if (course.status === 'published') catalogChanged(await publicationChange(trx, id));
    await trx.deleteFrom('courses').where('id', '=', id).execute();
    await trx
      .insertInto('deleted_course_ids')
      .values({ id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return null;
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
