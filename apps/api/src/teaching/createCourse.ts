import type { components } from '@lyceum/api-client/schema';
import { hasEnoughSeats, type Localized } from '@lyceum/rules';
import type { InsertObject } from 'kysely';
import type { Course } from '../catalog/courses.ts';
import { newId } from '../platform/base/ids.ts';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import type { Db } from '../platform/database/open.ts';
import type { Tables } from '../platform/database/schema.ts';
import { undoneIfDenied } from '../platform/database/undoneIfDenied.ts';
import { claimImage } from '../uploads/uploads.ts';
import { derivedOf, type LessonsDenial, replaceLessons, scheduleByFirstLesson } from './lessons.ts';
import { courseFor } from './ownCourse.ts';
import { freeCourseId, slugOf } from './slug.ts';
import { toColumns } from './toColumns.ts';

type CourseDraft = components['schemas']['CourseDraft'];

/** Creates a draft that belongs to the user, with an id derived from its name. */
export async function createCourse(
  context: Context,
  instructor: UserRow,
  draft: CourseDraft,
): Promise<
  | Course
  | 'unknownCategory'
  | 'unknownImage'
  | 'tooManyTitles'
  | 'tooFewSeats'
  | 'instructorNotApproved'
  | LessonsDenial
> {
  return undoneIfDenied(context.db, async (trx) => {
    if (!(await lockApproval(trx, instructor))) return 'instructorNotApproved';
    const { sessionList, ...rest } = draft;
    const course = await insertCourse({ ...context, db: trx }, instructor, {
      ...rest,
      ...(sessionList && derivedOf(sessionList)),
    });
    if (typeof course === 'string') return course;
    if (sessionList) {
      const denial = await replaceLessons(trx, instructor, course.id, sessionList);
      if (denial) return denial;
      await scheduleByFirstLesson(trx, course.id);
    }
    return courseFor(trx, course.id, instructor);
  });
}

/** Whether the user is still approved, which cannot be undone until the transaction ends. */
export async function lockApproval(trx: Db, { id }: UserRow): Promise<boolean> {
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
): Promise<{ id: string } | 'unknownCategory' | 'unknownImage' | 'tooManyTitles' | 'tooFewSeats'> {
  const columns = toColumns(draft);
  const lesson_count = draft.sessions ?? 1;
  if (draft.sessionTitles && draft.sessionTitles.length > lesson_count) return 'tooManyTitles';
  if (!hasEnoughSeats(draft)) return 'tooFewSeats';
  const category = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', draft.category)
    .executeTakeFirst();
  if (!category) return 'unknownCategory';
  if (draft.promotionalImage && !(await claimImage(db, instructor, draft.promotionalImage)))
    return 'unknownImage';
  return insertWithFreeId(
    { db, now },
    instructor,
    {
      ...columns,
      price_cents: columns.price_cents ?? 0,
      lesson_count,
      name: JSON.stringify(draft.name),
      category_id: draft.category,
    },
    draft.name,
  );
}

type NewCourse = Omit<InsertObject<Tables, 'courses'>, 'id' | 'instructor_id' | 'created_at' | 'updated_at'>;

/** Inserts a course of a user, with an id derived from its name. */
export async function insertWithFreeId(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id: instructor_id }: Pick<UserRow, 'id'>,
  course: NewCourse,
  name: Localized,
): Promise<{ id: string }> {
  const time = now();
  const slug = slugOf(name) ?? `course-${newId(time).slice(-8)}`;
  for (;;) {
    const id = await freeCourseId(db, slug);
    const row = await db
      .insertInto('courses')
      .values({ ...course, id, instructor_id, created_at: time, updated_at: time })
      // Another course took the id in the meantime: use the next free one.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) return row;
  }
}
