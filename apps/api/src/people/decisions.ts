import { sql } from 'kysely';
import type { Context } from '../platform/context/context.ts';
import { cancelMail } from '../platform/mail/outbox.ts';

/** Saves that an approved instructor published more areas of expertise, so that an undo unpublishes them as well. */
export async function addToDecision(
  { db }: Context,
  userId: string,
  published: readonly string[],
): Promise<void> {
  if (published.length === 0) return;
  await db
    .updateTable('instructor_decisions')
    .set({ published: sql`published || ${[...published]}::text[]` })
    .where('user_id', '=', userId)
    .execute();
}

/** Cancels the mail with a decision that a new application has replaced, if it is not sent yet. */
export async function cancelDecisionMail(context: Context, userId: string): Promise<void> {
  const decision = await context.db
    .selectFrom('instructor_decisions')
    .select('mail_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (decision) await cancelMail(context, decision.mail_id);
}
