import type { components } from '@lyceum/api-client/schema';
import { isVisible, type Language, percentComplete, reviewProgressMinimum } from '@lyceum/rules';
import { reviewChange } from '../caching/subjects.ts';
import { visibleTo } from '../catalog/courses.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/open.ts';
import { newId } from '../ids.ts';
import { consumeOrThrow } from '../limits/consume.ts';
import type { UserRow } from '../users/caller.ts';
import { findReviewBy, toReview } from './publicReviews.ts';
import { readHiding } from './reports.ts';

export type MyReview = components['schemas']['MyReview'];
type WrittenReview = components['schemas']['WrittenReview'];
type Refusal = Exclude<MyReview['eligibility'], 'allowed'>;

/** The author's own review, and whether the user can write one; null if the course is not visible to the user. */
export async function readOwnReview(db: Db, courseId: string, author: UserRow): Promise<MyReview | null> {
  const row = await findReviewBy(db, courseId, author.id);
  // An author keeps access to a review of a course that was unpublished after leaving it.
  if (row) {
    const hiding = row.hidden_at ? await readHiding(db, row.id) : null;
    return { eligibility: 'allowed', isHidden: row.hidden_at !== null, hiding, review: toReview(row) };
  }
  const course = await db
    .selectFrom('courses')
    .select(['instructor_id', 'sessions'])
    .where('id', '=', courseId)
    .where(visibleTo(author))
    .executeTakeFirst();
  if (!course) return null;
  const refusal = await refusalFor(db, courseId, course, author);
  return { eligibility: refusal ?? 'allowed', isHidden: false, hiding: null, review: null };
}

/** Why the user cannot write a first review. */
async function refusalFor(
  db: Db,
  courseId: string,
  course: { instructor_id: string; sessions: number },
  author: UserRow,
): Promise<Refusal | null> {
  if (course.instructor_id === author.id) return 'own_course';
  const enrollment = await db
    .selectFrom('enrollments')
    .select('completed_sessions')
    .where('user_id', '=', author.id)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  if (!enrollment) return 'not_enrolled';
  const progress = percentComplete(enrollment.completed_sessions.length, course.sessions);
  return progress < reviewProgressMinimum ? 'too_little_progress' : null;
}

/** Writes a first review, or changes it. The same review again changes nothing. */
export async function writeReview(
  context: Context,
  courseId: string,
  author: UserRow,
  { stars, text: typed }: WrittenReview,
  language: Language,
): Promise<MyReview | Refusal | 'noSuchCourse' | 'hidden'> {
  await consumeOrThrow(context, 'review', author.id);
  const trimmed = typed.trim();
  const text = isVisible(trimmed) ? trimmed : '';
  const { db, now, catalogChanged } = context;
  return db.transaction().execute(async (trx) => {
    // Before the course, as the verification does; otherwise a review that is written meanwhile would never appear.
    const { is_email_verified } = await trx
      .selectFrom('users')
      .select('is_email_verified')
      .where('id', '=', author.id)
      .forShare()
      .executeTakeFirstOrThrow();
    const course = await lockCourse(trx, courseId, author);
    const row = await findReviewBy(trx, courseId, author.id);
    if (!course || (!row && !course.isVisible)) return 'noSuchCourse';
    if (row?.hidden_at) return 'hidden';
    const refusal = row ? null : await refusalFor(trx, courseId, course, author);
    if (refusal) return refusal;
    if (!row || row.stars !== stars || row.text !== text) {
      const updated_at = now();
      const values = { stars, text, language, updated_at };
      await trx
        .insertInto('reviews')
        .values({
          id: newId(updated_at),
          course_id: courseId,
          user_id: author.id,
          created_at: updated_at,
          awaits_verification: !is_email_verified,
          ...values,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doUpdateSet(values))
        .execute();
      if (course.status === 'published') catalogChanged(await reviewChange(trx, courseId));
    }
    return (await readOwnReview(trx, courseId, author)) ?? 'noSuchCourse';
  });
}

/** Deletes the author's review. Without one, nothing changes. */
export async function withdrawReview(
  context: Context,
  courseId: string,
  author: UserRow,
): Promise<'withdrawn' | 'noSuchCourse' | 'hidden'> {
  await consumeOrThrow(context, 'review', author.id);
  const { db, catalogChanged } = context;
  return db.transaction().execute(async (trx) => {
    const course = await lockCourse(trx, courseId, author);
    const row = await findReviewBy(trx, courseId, author.id);
    if (!course || (!row && !course.isVisible)) return 'noSuchCourse';
    if (row?.hidden_at) return 'hidden';
    if (!row) return 'withdrawn';
    await trx.deleteFrom('reviews').where('id', '=', row.id).execute();
    if (course.status === 'published') catalogChanged(await reviewChange(trx, courseId));
    return 'withdrawn';
  });
}

/** Locks the course before its reviews, as the trigger of the ratings does, so that no two changes block each other. */
const lockCourse = (trx: Db, courseId: string, user: UserRow) =>
  trx
    .selectFrom('courses')
    .select(['instructor_id', 'sessions', 'status'])
    .select(visibleTo(user).as('isVisible'))
    .where('id', '=', courseId)
    .forNoKeyUpdate()
    .executeTakeFirst();
