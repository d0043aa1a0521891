import type { Language } from '@lyceum/rules';
import type { UserRow } from '../../platform/context/caller.ts';
import type { Context } from '../../platform/context/context.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import { recordAuditEvent } from '../auditLog.ts';
import { sendIdentityLinkedMail } from '../mails.ts';
import { endAllSessions } from '../refreshTokens.ts';

/**
 * Links a third-party identity to the account with the same e-mail address, which both sides have verified. The
 * account may have been registered by someone else: an owner who opens the link without reading the mail verifies a
 * foreign registration, password and sessions included. Therefore linking ends all sessions, removes a password from
 * before the verification, and notifies the owner by mail.
 * @returns the updated user; null if the account or the identity was linked or changed in the meantime
 */
export async function linkIdentity(
  context: Context,
  { id }: Pick<UserRow, 'id'>,
  subject: string,
  language: Language,
): Promise<UserRow | null> {
  const linked = await context.db
    .transaction()
    .execute((db) => link({ ...context, db }, id, subject, language))
    .catch((error) => {
      // The identity was linked to another account in the meantime.
      if (isUniqueViolation(error)) return null;
      throw error;
    });
  if (!linked) return null;
  const { user, removesPassword, ended } = linked;
  recordAuditEvent(context, 'identity.linked', { user: user.id, sessionsEnded: String(ended) });
  if (removesPassword) recordAuditEvent(context, 'password.removed', { user: user.id });
  return user;
}

async function link(context: Context, id: string, subject: string, language: Language) {
  const { db } = context;
  const before = await db
    .selectFrom('users')
    .select(['password_hash', 'is_password_proven'])
    .where('id', '=', id)
    .where('google_sub', 'is', null)
    .where('is_email_verified', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  const removesPassword = before.password_hash !== null && !before.is_password_proven;
  const user = await db
    .updateTable('users')
    .set({ google_sub: subject, ...(removesPassword && { password_hash: null }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const ended = await endAllSessions(context, id);
  await sendIdentityLinkedMail(context, user, { removesPassword }, language);
  return { user, removesPassword, ended };
}
