import type { Language } from '@lyceum/rules';
import type { Context } from '../context.ts';
import { forgetFailures } from '../limits/guesses.ts';
import { sendResetMail } from '../mail/messages.ts';
import { findByEmail } from './accounts.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { tell } from './events.ts';
import { spendMailToken } from './mailTokens.ts';
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
  tell(context, 'addressVerified', { user: verified });
  return 'verified';
}

/** Mails a link that sets a new password, where the address has an account. */
export async function mailResetLink(context: Context, email: string, language: Language): Promise<void> {
  const user = await findByEmail(context, email);
  if (user) await context.db.transaction().execute((db) => sendResetMail({ ...context, db }, user, language));
  tell(context, 'resetAsked', { user: user?.id ?? null });
}

/** Sets a new password by a reset mail's token and ends all of the person's sign-ins. */
export async function setPassword(
  context: Context,
  token: string,
  password: string,
): Promise<'set' | 'invalidToken' | 'commonPassword'> {
  if (await isCommonPassword(context.settings, password)) return 'commonPassword';
  // Hashed before the transaction: it takes long, and the embedded database has one connection.
  const password_hash = await hashPassword(password);
  const changed = await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const userId = await spendMailToken(inside, token, 'reset-password');
    if (userId === null) return null;
    const { email } = await db
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow();
    await endAllSignIns(inside, userId);
    // Otherwise someone who guesses could keep the owner out, as often as the owner comes back by mail.
    await forgetFailures(inside, email);
    return userId;
  });
  if (changed === null) return 'invalidToken';
  tell(context, 'passwordReset', { user: changed });
  return 'set';
}
