import type { components } from '@lyceum/api-client/schema';
import { visibleTo } from '../catalog/courses.ts';
import { recordAuditEvent } from '../people/auditLog.ts';
import { newId } from '../platform/base/ids.ts';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import type { Db } from '../platform/database/open.ts';
import { consumeOrThrow } from '../platform/limits/consume.ts';
import { isVisibleReview } from './publicReviews.ts';

/** What a user has reported on the page of a course. */
const ownReportsMaximum = 500;

type WrittenReport = components['schemas']['WrittenReport'];
type ReportedReviews = components['schemas']['ReportedReviews']['results'];
type Hiding = components['schemas']['Hiding'];

/**
 * Reports a visible review or reply to the staff. A user reports the same text once: a further report changes nothing,
 * unless the author has changed the text after staff kept it.
 * @returns the problem, if there is one
 */
export async function reportReview(
  context: Context,
  reviewId: string,
  reporter: UserRow,
  { subject, reason, details: typed }: WrittenReport,
): Promise<'reviewNotFound' | 'ownContribution' | null> {
  await consumeOrThrow(context, 'report', reporter.id);
  const { db, now } = context;
  const details = typed.trim();
  const outcome = await db.transaction().execute(async (trx) => {
    const reported = await lockReported(trx, reviewId, subject);
    if (!reported) return 'reviewNotFound';
    if (reported.authorId === reporter.id) return 'ownContribution';
    const time = now();
    const { id: caseId, status } = await trx
      .insertInto('review_cases')
      .values({ id: newId(time), review_id: reviewId, subject, reported_at: time })
      .onConflict((conflict) =>
        conflict
          .columns(['review_id', 'subject'])
          .doUpdateSet((eb) => ({ subject: eb.ref('excluded.subject') })),
      )
      .returning(['id', 'status'])
      .executeTakeFirstOrThrow();
    const earlier = await trx
      .selectFrom('review_reports')
      .select(['id', 'created_at', 'closed_at'])
      .where('case_id', '=', caseId)
      .where('reporter_id', '=', reporter.id)
      .executeTakeFirst();
    if (earlier && (!earlier.closed_at || reported.changedAt <= earlier.created_at)) return 'reportedBefore';
    const report = { reason, details, created_at: time, closed_at: null };
    await trx
      .insertInto('review_reports')
      .values({ id: newId(time), case_id: caseId, reporter_id: reporter.id, ...report })
      .onConflict((conflict) => conflict.columns(['case_id', 'reporter_id']).doUpdateSet(report))
      .execute();
    if (status !== 'open')
      await trx
        .updateTable('review_cases')
        .set({ status: 'open', reported_at: time, previous_status: null, mail_id: null })
        .where('id', '=', caseId)
        .execute();
    return 'reported';
  });
  if (outcome === 'reportedBefore') return null;
  if (outcome !== 'reported') return outcome;
  recordAuditEvent(context, 'review.reported', { user: reporter.id, review: reviewId, subject, reason });
  return null;
}

/** The author of a visible text, and when it was last changed. Locks the review, so that it is not withdrawn meanwhile. */
async function lockReported(trx: Db, reviewId: string, subject: WrittenReport['subject']) {
  const row = await trx
    .selectFrom('reviews')
    .innerJoin('courses', 'courses.id', 'reviews.course_id')
    .select([
      'reviews.user_id',
      'reviews.updated_at',
      'reviews.replied_at',
      'reviews.reply_hidden_at',
      'courses.instructor_id',
    ])
    .where('reviews.id', '=', reviewId)
    .where(isVisibleReview)
    .where('reviews.text', '<>', '')
    .where('courses.status', '=', 'published')
    .forKeyShare('reviews')
    .executeTakeFirst();
  if (!row) return null;
  if (subject === 'review') return { authorId: row.user_id, changedAt: row.updated_at };
  if (!row.replied_at || row.reply_hidden_at) return null;
  return { authorId: row.instructor_id, changedAt: row.replied_at };
}

/** The texts of a course that the user has reported and that are unchanged since; null without such a course. */
export async function readOwnReports(
  db: Db,
  courseId: string,
  reporter: UserRow,
): Promise<ReportedReviews | null> {
  const course = await db
    .selectFrom('courses')
    .select('id')
    .where('id', '=', courseId)
    .where(visibleTo(reporter))
    .executeTakeFirst();
  if (!course) return null;
  return db
    .selectFrom('review_reports')
    .innerJoin('review_cases', 'review_cases.id', 'review_reports.case_id')
    .innerJoin('reviews', 'reviews.id', 'review_cases.review_id')
    .select(['review_cases.review_id as review', 'review_cases.subject'])
    .where('review_reports.reporter_id', '=', reporter.id)
    .where('reviews.course_id', '=', courseId)
    .where(isVisibleReview)
    .where('review_cases.status', '<>', 'hidden')
    .where((eb) =>
      eb.or([
        eb('review_reports.closed_at', 'is', null),
        eb(
          'review_reports.created_at',
          '>=',
          eb
            .case()
            .when('review_cases.subject', '=', 'review')
            .then(eb.ref('reviews.updated_at'))
            .else(eb.ref('reviews.replied_at'))
            .end(),
        ),
      ]),
    )
    .orderBy('review_reports.created_at', 'desc')
    .orderBy('review_reports.id')
    .limit(ownReportsMaximum)
    .execute();
}

/** Why staff has hidden a review; null if it was hidden without a reason. */
export async function readHiding(db: Db, reviewId: string): Promise<Hiding | null> {
  const row = await db
    .selectFrom('review_cases')
    .select(['reason', 'note'])
    .where('review_id', '=', reviewId)
    .where('subject', '=', 'review')
    .where('status', '=', 'hidden')
    .executeTakeFirst();
  return row?.reason ? { reason: row.reason, note: row.note } : null;
}

/** Drops the reports of a reply that its author withdraws. */
export async function closeReplyCase(trx: Db, reviewId: string): Promise<void> {
  await trx
    .deleteFrom('review_cases')
    .where('review_id', '=', reviewId)
    .where('subject', '=', 'reply')
    .execute();
}
