import type { Language } from '@lyceum/rules';
import type { Context } from '../context.ts';
import { resetFailedAttempts } from '../limits/loginThrottling.ts';
import { consumeMailOrThrow, isOverRecipientLimit } from '../limits/mails.ts';
import { sendResetMail, sendVerificationMail } from '../mail/messages.ts';
import { findByEmail } from './accounts.ts';
import { recordAuditEvent } from './auditLog.ts';
import type { UserRow } from './caller.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { knownDevice } from './devices.ts';
import { endMailTokens, findMailToken, type Purpose, spendMailToken, wasJustMailed } from './mailTokens.ts';
import { hashPassword } from './passwords.ts';
import { endAllSessions } from './refreshTokens.ts';

/** Verifies the address that a verification mail went to. */
export async function verifyAddress(context: Context, token: string): Promise<'verified' | 'invalidToken'> {
  if ((await findMailToken(context, token, 'verify-email')) === null) return 'invalidToken';
  const verified = await context.db.transaction().execute(async (db) => {
    const userId = await spendMailToken({ ...context, db }, token, 'verify-email');
    if (userId === null) return null;
    await db.updateTable('users').set({ is_email_verified: true }).where('id', '=', userId).execute();
    return userId;
  });
  if (verified === null) return 'invalidToken';
  recordAuditEvent(context, 'email.verified', { user: verified, method: 'link' });
  return 'verified';
}

/** Where a call comes from. */
export interface Origin {
  address: string;
  /** What the device cookie holds. */
  device: string | null;
}

/**
 * Mails a link that sets a new password, where the address has an account.
 * @throws {Problem} 429 when too many were asked for from there, whether there is an account or not
 */
export async function mailResetLink(
  context: Context,
  email: string,
  from: Origin,
  language: Language,
): Promise<void> {
  const user = await findByEmail(context, email);
  const mailed = await mailLink(context, 'reset-password', { email, user }, from, language);
  recordAuditEvent(context, 'password_reset.requested', {
    user: user?.id ?? null,
    mailed: mailed ? 'yes' : 'no',
  });
}

/**
 * Mails a link that verifies the user's address.
 * @throws {Problem} 429 when too many were asked for from there
 */
export async function mailVerificationLink(
  context: Context,
  user: UserRow,
  from: Origin,
  language: Language,
): Promise<void> {
  await mailLink(context, 'verify-email', { email: user.email, user }, from, language);
}

/** @returns whether a mail was sent: not to an address without an account, nor in a flood after which one has a link. */
async function mailLink(
  context: Context,
  purpose: Purpose,
  { email, user }: { email: string; user: UserRow | undefined },
  { address, device }: Origin,
  language: Language,
): Promise<boolean> {
  const request = { purpose, recipient: email, address, device: knownDevice(context, device, user) };
  await consumeMailOrThrow(context, request);
  const send = purpose === 'verify-email' ? sendVerificationMail : sendResetMail;
  return context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    // One at a time from the count on, or each of a crowd would find that none was mailed.
    await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', user?.id ?? '')
      .forUpdate()
      .execute();
    const isFlood = await isOverRecipientLimit(inside, request);
    if (!user || (isFlood && (await wasJustMailed(inside, user.id, purpose)))) return false;
    await send(inside, user, language);
    return true;
  });
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
  const password_hash = await hashPassword(password, 'high');
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
    await endAllSessions(inside, userId);
    // Otherwise someone who guesses could keep the owner out, as often as the owner comes back by mail.
    await resetFailedAttempts(inside, { email: user.email, device: null });
    return { user, wasVerified };
  });
  if (changed === null) return 'invalidToken';
  const { user, wasVerified } = changed;
  recordAuditEvent(context, 'password_reset.completed', { user: user.id });
  if (!wasVerified) recordAuditEvent(context, 'email.verified', { user: user.id, method: 'reset' });
  return user;
}
