import type { Language } from '@lyceum/rules';
import type { Context } from '../context.ts';
import { forgetFailures } from '../limits/guesses.ts';
import { sendResetMail } from '../mail/messages.ts';
import { findByEmail } from './accounts.ts';
import type { UserRow } from './caller.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { tell } from './events.ts';
import { endMailTokens, findMailToken, spendMailToken } from './mailTokens.ts';
import { hashPassword } from './passwords.ts';
import { endAllSignIns } from './refreshTokens.ts';

/** Verifies the address that a verification mail went to. */
export async function verifyAddress(context: Context, token: string): Promise<'verified' | 'invalidToken'> {
  const verified = await context.db.transaction().execute(async (db) => {
    const userId = await spendMailToken({ ...context, db }, token, 'verify-email');
    if (userId === null) return null;
    await db.updateTable('users').set({ is_email_verified: true }).where('id', '=', userId).execute();
    return userId;
  });
  if (verified === null) return 'invalidToken';
  tell(context, 'addressVerified', { user: verified, by: 'link' });
  return 'verified';
}

/** Mails a link that sets a new password, where the address has an account. */
export async function mailResetLink(context: Context, email: string, language: Language): Promise<void> {
  const user = await findByEmail(context, email);
  if (user) await context.db.transaction().execute((db) => sendResetMail({ ...context, db }, user, language));
  tell(context, 'resetAsked', { user: user?.id ?? null });
}

/**
 * Sets a new password by a reset mail's token and ends all of the person's sign-ins. Whoever has the mail has the
 * mailbox, so the address is verified as well.
 * @returns the user as it is now, or why nothing was changed
 */
export async function setPassword(
  context: Context,
  token: string,
  password: string,
): Promise<UserRow | 'invalidToken' | 'commonPassword'> {
  // Looked up before anything that takes long: anybody may send any token.
  if ((await findMailToken(context, token, 'reset-password')) === null) return 'invalidToken';
  if (await isCommonPassword(context.settings, password)) return 'commonPassword';
  // Hashed before the transaction, as the embedded database has one connection, and ahead of any crowd of guesses.
  const password_hash = await hashPassword(password, 'ahead');
  const changed = await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const userId = await spendMailToken(inside, token, 'reset-password');
    if (userId === null) return null;
    const { is_email_verified: wasVerified } = await db
      .selectFrom('users')
      .select('is_email_verified')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const user = await db
      .updateTable('users')
      .set({ password_hash, is_password_proven: true, is_email_verified: true })
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await endMailTokens(inside, userId, 'verify-email');
    await endAllSignIns(inside, userId);
    // Otherwise someone who guesses could keep the owner out, as often as the owner comes back by mail.
    await forgetFailures(inside, user.email);
    return { user, wasVerified };
  });
  if (changed === null) return 'invalidToken';
  const { user, wasVerified } = changed;
  tell(context, 'passwordReset', { user: user.id });
  if (!wasVerified) tell(context, 'addressVerified', { user: user.id, by: 'reset' });
  return user;
}
