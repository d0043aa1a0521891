import { limits } from '@lyceum/rules';
import type { Context } from '../../platform/context/context.ts';
import { cancelMail } from '../../platform/mail/outbox.ts';
import { recordAuditEvent } from '../auditLog.ts';
import { publishExpertises, unpublishExpertises } from '../expertises.ts';
import { sendDecisionMail } from '../mails.ts';

/** How long the server accepts an undo: longer than the interface offers it, because a request takes time to arrive. */
const undoableMs = limits.decisionUndoMs + limits.decisionUndoToleranceMs;

/**
 * Decides on an application on behalf of an administrator. Approval publishes the applicant's areas of expertise. The
 * applicant gets a mail when the decision can no longer be undone. A repeated decision changes nothing. The opposite
 * one returns the existing decision, as the problem.
 * @returns the problem, if there is one
 */
export async function decide(
  context: Context,
  id: string,
  decision: 'approved' | 'rejected',
  administrator: string,
): Promise<'instructorRequestNotFound' | 'alreadyApproved' | 'alreadyRejected' | null> {
  const { db, now } = context;
  const outcome = await db.transaction().execute(async (trx) => {
    const inside = { ...context, db: trx };
    const applicant = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const status = applicant?.instructor_status ?? 'none';
    if (!applicant || status === 'none' || status === 'incomplete') return 'instructorRequestNotFound';
    if (status === decision) return 'decidedBefore';
    if (status === 'approved') return 'alreadyApproved';
    if (status === 'rejected') return 'alreadyRejected';
    const decided_at = now();
    await trx
      .updateTable('users')
      .set({ instructor_status: decision, decided_at })
      .where('id', '=', id)
      .execute();
    const published = decision === 'approved' ? await publishExpertises(inside, applicant.expertise) : [];
    const dueAt = new Date(decided_at.getTime() + undoableMs);
    const mail_id = await sendDecisionMail(inside, applicant, decision, dueAt);
    const row = { administrator_id: administrator, decided_at, mail_id, published };
    await trx
      .insertInto('instructor_decisions')
      .values({ user_id: id, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
    return 'decided';
  });
  if (outcome === 'decidedBefore') return null;
  if (outcome !== 'decided') return outcome;
  recordAuditEvent(context, 'application.decided', { user: id, decision, administrator });
  return null;
}

/**
 * Undoes a decision of the administrator until its mail is sent: the application is pending again, at its
 * place in the list. A pending application stays as it is (docs/decisions/0020-undone-decisions.md).
 * @returns the problem, if there is one
 */
export async function undoDecision(
  context: Context,
  id: string,
  administrator: string,
): Promise<
  'instructorRequestNotFound' | 'decisionFinal' | 'notYourDecision' | 'instructorHasCourses' | null
> {
  const { db, now } = context;
  const outcome = await db.transaction().execute(async (trx) => {
    // Stronger than the lock of `createCourse`: a course exists before this transaction, or is created after it.
    const applicant = await trx
      .selectFrom('users')
      .select('instructor_status')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const status = applicant?.instructor_status ?? 'none';
    if (status === 'none' || status === 'incomplete') return 'instructorRequestNotFound';
    if (status === 'pending') return 'pendingBefore';
    const decision = await trx
      .selectFrom('instructor_decisions')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirst();
    if (!decision || now().getTime() > decision.decided_at.getTime() + undoableMs) return 'decisionFinal';
    if (decision.administrator_id !== administrator) return 'notYourDecision';
    const course = trx.selectFrom('courses').select('id').where('instructor_id', '=', id).limit(1);
    if (await course.executeTakeFirst()) return 'instructorHasCourses';
    if (!(await cancelMail({ ...context, db: trx }, decision.mail_id))) return 'decisionFinal';
    await trx
      .updateTable('users')
      .set({ instructor_status: 'pending', decided_at: null })
      .where('id', '=', id)
      .execute();
    await unpublishExpertises({ ...context, db: trx }, decision.published);
    await trx.deleteFrom('instructor_decisions').where('user_id', '=', id).execute();
    return 'undone';
  });
  if (outcome === 'pendingBefore') return null;
  if (outcome !== 'undone') return outcome;
  recordAuditEvent(context, 'application.decision_undone', { user: id, administrator });
  return null;
}
