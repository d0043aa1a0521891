import type { components } from '@lyceum/api-client/schema';
import { limits } from '@lyceum/rules';
import { reviewChange } from '../catalog/changes.ts';
import { recordAuditEvent } from '../people/auditLog.ts';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import type { Db } from '../platform/database/open.ts';
import { cancelMail } from '../platform/mail/outbox.ts';
import { sendModerationMail } from './mails.ts';

export type CaseStatus = components['schemas']['ReviewCaseStatus'];
type Decision =
  | { kind: 'hide'; reason: components['schemas']['ReportReason']; note: string }
  | { kind: 'keep' | 'restore' };

type CaseProblem =
  | 'reviewCaseNotFound'
  | 'ownContribution'
  | 'reviewAlreadyHidden'
  | 'reviewAlreadyKept'
  | 'reviewNotHidden';

/** How long the server accepts an undo: longer than the interface offers it, because a request takes time to arrive. */
const undoableMs = limits.decisionUndoMs + limits.decisionUndoToleranceMs;

const outcomes = { hide: 'hidden', keep: 'kept', restore: 'kept' } as const;
const events = { hide: 'review.hidden', keep: 'review.kept', restore: 'review.restored' } as const;

/**
 * Decides on a reported review or reply. Its author gets a mail when the decision can no longer be undone. A repeated
 * decision changes nothing.
 * @returns the problem, if there is one: after a different decision, that one
 */
export async function decideOnCase(
  context: Context,
  id: string,
  moderator: UserRow,
  decision: Decision,
): Promise<CaseProblem | null> {
  const { db, now } = context;
  const outcome = await db.transaction().execute(async (trx) => {
    const inside = { ...context, db: trx };
    const reviewCase = await lockCase(trx, id);
    if (!reviewCase) return 'reviewCaseNotFound';
    if (reviewCase.authorId === moderator.id) return 'ownContribution';
    const status = outcomes[decision.kind];
    if (reviewCase.status === status) return 'decidedBefore';
    if (decision.kind === 'restore' && reviewCase.status !== 'hidden') return 'reviewNotHidden';
    if (decision.kind !== 'restore' && reviewCase.status === 'hidden') return 'reviewAlreadyHidden';
    if (decision.kind !== 'restore' && reviewCase.status === 'kept') return 'reviewAlreadyKept';
    const time = now();
    const previous_status = reviewCase.status === 'hidden' ? 'hidden' : 'open';
    const dueAt = new Date(time.getTime() + undoableMs);
    const reasons = decision.kind === 'hide' ? { reason: decision.reason, note: decision.note.trim() } : {};
    // An author who was not mailed about the hiding yet needs no mail at all.
    const isMailNeeded =
      decision.kind === 'hide' ||
      (decision.kind === 'restore' &&
        !(reviewCase.mail_id && (await cancelMail(inside, reviewCase.mail_id))));
    const mail_id = isMailNeeded
      ? await sendModerationMail(inside, { ...reviewCase, ...reasons }, status === 'hidden', dueAt)
      : null;
    await trx
      .updateTable('review_cases')
      .set({ status, previous_status, decided_at: time, decided_by: moderator.id, mail_id, ...reasons })
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('review_reports')
      .set({ closed_at: time })
      .where('case_id', '=', id)
      .where('closed_at', 'is', null)
      .execute();
    if (decision.kind !== 'keep')
      await setHidden(inside, reviewCase, decision.kind === 'hide' ? moderator.id : null);
    return { review: reviewCase.review_id, subject: reviewCase.subject };
  });
  if (outcome === 'decidedBefore') return null;
  if (typeof outcome === 'string') return outcome;
  recordAuditEvent(context, events[decision.kind], { user: moderator.id, ...outcome });
  return null;
}

/**
 * Undoes the last decision of the moderator until its mail is sent. Without a decision, nothing changes
 * (docs/decisions/0044-moderation-of-reviews.md).
 * @returns the status after the undo
 */
export async function undoCaseDecision(
  context: Context,
  id: string,
  moderator: UserRow,
): Promise<{ status: CaseStatus } | 'reviewCaseNotFound' | 'reviewDecisionFinal' | 'notYourReviewDecision'> {
  const { db, now } = context;
  const outcome = await db.transaction().execute(async (trx) => {
    const inside = { ...context, db: trx };
    const reviewCase = await lockCase(trx, id);
    if (!reviewCase) return 'reviewCaseNotFound';
    const { previous_status: status, decided_at, mail_id } = reviewCase;
    if (!status || !decided_at) return { status: reviewCase.status, review: null };
    if (now().getTime() > decided_at.getTime() + undoableMs) return 'reviewDecisionFinal';
    if (reviewCase.decided_by !== moderator.id) return 'notYourReviewDecision';
    if (mail_id && !(await cancelMail(inside, mail_id))) return 'reviewDecisionFinal';
    const isHiddenAgain = status === 'hidden';
    // The restoration has canceled the mail about the hiding, or was about to follow it.
    const newMail =
      isHiddenAgain && !mail_id ? await sendModerationMail(inside, reviewCase, true, now()) : null;
    await trx
      .updateTable('review_cases')
      .set({ status, previous_status: null, mail_id: newMail })
      .where('id', '=', id)
      .execute();
    if (status === 'open')
      await trx
        .updateTable('review_reports')
        .set({ closed_at: null })
        .where('case_id', '=', id)
        .where('closed_at', '=', decided_at)
        .execute();
    if (reviewCase.status === 'hidden' || isHiddenAgain)
      await setHidden(inside, reviewCase, isHiddenAgain ? moderator.id : null);
    return { status, review: reviewCase.review_id, subject: reviewCase.subject };
  });
  if (typeof outcome === 'string') return outcome;
  const { status, review, ...rest } = outcome;
  if (review) recordAuditEvent(context, 'review.decision_undone', { user: moderator.id, review, ...rest });
  return { status };
}

type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

/**
 * Locks the course, then the review, then the case: the order in which reviews are changed and withdrawn.
 * @returns the case with the author of its text
 */
async function lockCase(trx: Db, id: string) {
  const place = await trx
    .selectFrom('review_cases')
    .innerJoin('reviews', 'reviews.id', 'review_cases.review_id')
    .select(['reviews.id', 'reviews.course_id'])
    .where('review_cases.id', '=', id)
    .executeTakeFirst();
  if (!place) return null;
  const course = await trx
    .selectFrom('courses')
    .select(['instructor_id', 'status'])
    .where('id', '=', place.course_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const review = await trx
    .selectFrom('reviews')
    .select(['user_id', 'language'])
    .where('id', '=', place.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const reviewCase = await trx
    .selectFrom('review_cases')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!course || !review || !reviewCase) return null;
  return {
    ...reviewCase,
    course: { id: place.course_id, isPublished: course.status === 'published' },
    authorId: reviewCase.subject === 'review' ? review.user_id : course.instructor_id,
    reviewLanguage: review.language,
  };
}

/** Hides a text or makes it public. A trigger updates the rating of the course. @param by null makes it public */
async function setHidden(
  { db, now, catalogChanged }: Context,
  { review_id, subject, course }: LockedCase,
  by: string | null,
): Promise<void> {
  const time = by === null ? null : now();
  await db
    .updateTable('reviews')
    .set(subject === 'review' ? { hidden_at: time, hidden_by: by } : { reply_hidden_at: time })
    .where('id', '=', review_id)
    .execute();
  if (course.isPublished) catalogChanged(await reviewChange(db, course.id));
}
