import { reviewChange } from '../catalog/changes.ts';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import { consumeOrThrow } from '../platform/limits/consume.ts';
import { sendReplyMail } from './mails.ts';
import { lockVisibleReview, type Review, toReview } from './publicReviews.ts';
import { closeReplyCase } from './reports.ts';

/**
 * Sets or deletes the reply of a course's instructor to a visible review. The author gets a mail about the first reply only,
 * and only at a verified address.
 * @param reply null deletes it
 */
export async function setReply(
  context: Context,
  id: string,
  instructor: UserRow,
  reply: string | null,
): Promise<Review | 'reviewNotFound' | 'notYourCourse' | 'replyHidden'> {
  await consumeOrThrow(context, 'review', instructor.id);
  const { db, now, catalogChanged } = context;
  return db.transaction().execute(async (trx) => {
    const review = await lockVisibleReview(trx, id);
    if (!review) return 'reviewNotFound';
    const course = await trx
      .selectFrom('courses')
      .select(['instructor_id', 'status'])
      .where('id', '=', review.course_id)
      .executeTakeFirstOrThrow();
    if (course.instructor_id !== instructor.id) return 'notYourCourse';
    if (review.reply_hidden_at) return 'replyHidden';
    const text = reply === null ? null : reply.trim();
    if (text === review.reply_text) return toReview(review);
    const changed = { reply_text: text, replied_at: text === null ? null : now() };
    await trx
      .updateTable('reviews')
      .set({ ...changed, ...(text !== null && { reply_mailed: true }) })
      .where('id', '=', id)
      .execute();
    if (text === null) await closeReplyCase(trx, id);
    if (course.status === 'published') catalogChanged(await reviewChange(trx, review.course_id));
    if (text !== null && !review.reply_mailed) {
      const author = await trx
        .selectFrom('users')
        .selectAll()
        .where('id', '=', review.user_id)
        .executeTakeFirstOrThrow();
      if (author.is_email_verified)
        await sendReplyMail({ ...context, db: trx }, author, review.course_id, review.language);
    }
    return toReview({ ...review, ...changed });
  });
}
