import { type InstructorStatus, incompleteInstructor, type Language } from '@lyceum/rules';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import { consumeOrThrow } from '../platform/limits/consume.ts';
import type { Application } from './accounts.ts';
import { recordAuditEvent } from './auditLog.ts';
import { addToDecision, cancelDecisionMail } from './decisions.ts';
import { publishExpertises, resolveExpertises } from './expertises.ts';

/**
 * Updates a user's instructor profile. - `submit`: the user becomes an instructor and applies, again after a
 * rejection. - `edit`: the profile changes; once it is complete, the user applies. An approved instructor stays
 * approved.
 */
export async function fillProfile(
  context: Context,
  userId: string,
  application: Application,
  how: 'submit' | 'edit',
  language: Language,
): Promise<UserRow> {
  await consumeOrThrow(context, 'application', userId);
  const { updated, applied, before } = await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    // Locked first: an administrator may be deciding at the same moment.
    const current = await db
      .selectFrom('users')
      .select(['id', 'instructor_status', 'applied_at', 'expertise', 'qualifications', 'bio'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { instructor_status: status, applied_at } = current;
    const profile = {
      role: 'instructor' as const,
      expertise: await resolveExpertises(inside, application.expertise, language, current),
      qualifications: application.qualifications.trim(),
      bio: application.bio.trim(),
    };
    const after = statusAfter(status, how, incompleteInstructor(profile));
    if (after === 'approved')
      await addToDecision(inside, userId, await publishExpertises(inside, profile.expertise));
    const applied = after === 'pending' && status !== 'pending';
    if (applied) await cancelDecisionMail(inside, userId);
    const updated = await db
      .updateTable('users')
      .set({
        ...profile,
        instructor_status: after,
        applied_at: applied ? context.now() : applied_at,
        ...(after === 'pending' && { application_language: language }),
      })
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { updated, applied, before: current };
  });
  // The pages of the instructor's courses show both.
  const isPublic = updated.instructor_status === 'approved';
  if (isPublic && (updated.bio !== before.bio || updated.qualifications !== before.qualifications))
    context.catalogChanged({ subjects: [`instructor:${userId}`] });
  if (applied) recordAuditEvent(context, 'application.submitted', { user: userId });
  return updated;
}

function statusAfter(
  before: InstructorStatus,
  how: 'submit' | 'edit',
  isIncomplete: boolean,
): InstructorStatus {
  if (before === 'approved') return before;
  if (how === 'edit' && before === 'rejected') return before;
  return isIncomplete ? 'incomplete' : 'pending';
}
