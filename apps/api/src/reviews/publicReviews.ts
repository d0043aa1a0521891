import type { components } from '@lyceum/api-client/schema';
import { type InferResult, sql } from 'kysely';
import { toImage } from '../platform/contract/images.ts';
import type { Db } from '../platform/database/open.ts';
import { type PageRequest, readPage } from '../platform/database/paging.ts';

type ReviewPage = components['schemas']['ReviewPage'];
export type Review = components['schemas']['Review'];

/** Each order matches an index of migration 0019. */
const orders = {
  newest: sql`reviews.created_at desc, reviews.id desc`,
  highest: sql`reviews.stars desc, reviews.created_at desc, reviews.id desc`,
  lowest: sql`reviews.stars, reviews.created_at desc, reviews.id desc`,
};

/** The order of a list of reviews. */
export type ReviewOrder = keyof typeof orders;

/** That a review is visible: staff has not hidden it, and the address of its author is verified. */
export const isVisibleReview = sql<boolean>`reviews.hidden_at is null and not reviews.awaits_verification`;

/** One page of the visible reviews with a text, with the distribution of all ratings; null without such a course. */
export async function pageOfReviews(
  db: Db,
  courseId: string,
  sortBy: ReviewOrder,
  request: PageRequest,
): Promise<ReviewPage | null> {
  const course = await db
    .selectFrom('courses')
    .select(['star_counts', 'review_count'])
    .where('id', '=', courseId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!course) return null;
  const reviews = await readPage(request, course.review_count, async ({ offset, limit }) => {
    const page = db
      .selectFrom('reviews')
      .select('reviews.id')
      .where('course_id', '=', courseId)
      .where(isVisibleReview)
      .where('text', '<>', '')
      .orderBy(orders[sortBy])
      .offset(offset)
      .limit(limit);
    const rows = await selectReviews(db)
      .innerJoin(page.as('page'), 'page.id', 'reviews.id')
      .orderBy(orders[sortBy])
      .execute();
    return rows.map((row) => toReview(row));
  });
  return { ...reviews, distribution: course.star_counts };
}

/** Reviews with their authors, visible or not. */
export const selectReviews = (db: Db) =>
  db
    .selectFrom('reviews')
    .innerJoin('users as authors', 'authors.id', 'reviews.user_id')
    .select([
      'reviews.id',
      'reviews.stars',
      'reviews.text',
      'reviews.created_at',
      'reviews.updated_at',
      'reviews.hidden_at',
      'reviews.reply_text',
      'reviews.replied_at',
      'reviews.reply_hidden_at',
      'authors.name as author_name',
      'authors.picture as author_picture',
    ]);

export type ReviewRow = InferResult<ReturnType<typeof selectReviews>>[number];

/** The review of a course by one author, visible or not. */
export const findReviewBy = (db: Db, courseId: string, authorId: string): Promise<ReviewRow | undefined> =>
  selectReviews(db)
    .where('reviews.course_id', '=', courseId)
    .where('reviews.user_id', '=', authorId)
    .executeTakeFirst();

/** A visible review, with what a reply needs; locked until the transaction ends. */
export const lockVisibleReview = (trx: Db, id: string) =>
  selectReviews(trx)
    .select(['reviews.course_id', 'reviews.user_id', 'reviews.language', 'reviews.reply_mailed'])
    .where('reviews.id', '=', id)
    .where(isVisibleReview)
    .forNoKeyUpdate('reviews')
    .executeTakeFirst();

/** @param options.withHiddenReply whether staff reads it */
export const toReview = (row: ReviewRow, { withHiddenReply = false } = {}): Review => ({
  id: row.id,
  author: { name: row.author_name, picture: toImage(row.author_picture) },
  stars: row.stars,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  reply:
    row.reply_text === null || row.replied_at === null || (row.reply_hidden_at !== null && !withHiddenReply)
      ? null
      : { text: row.reply_text, repliedAt: row.replied_at.toISOString() },
});
