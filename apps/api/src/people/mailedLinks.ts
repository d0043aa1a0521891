import type { Language } from '@lyceum/rules';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import { findByEmail } from './accounts.ts';
import { recordAuditEvent } from './auditLog.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { knownDevice } from './devices.ts';
import { resetFailedAttempts } from './loginThrottling.ts';
import { consumeMailOrThrow, isOverRecipientLimit } from './mailLimits.ts';
import { sendResetMail, sendVerificationMail } from './mails.ts';
import {
  endMailTokens,
  findMailToken,
  isUsedByVerifiedUser,
  type Purpose,
  spendMailToken,
  wasJustMailed,
} from './mailTokens.ts';
import { hashPassword } from './passwords.ts';
import { endAllSessions } from './refreshTokens.ts';

/** What else changes, in the same transaction, when an address becomes verified. */
export type OnVerified = (context: Context, userId: string) => Promise<void>;

/**
 * Verifies an e-mail address by the token of its mail. Safe to repeat: mail scanners open links as well.
 * @returns the problem, if there is one
 */
export async function verifyAddress(
  context: Context,
  token: string,
  onVerified: OnVerified,
): Promise<'alreadyVerified' | 'invalidToken' | null> {
  const unlessUsed = async () =>
    (await isUsedByVerifiedUser(context, token)) ? 'alreadyVerified' : 'invalidToken';
  if ((await findMailToken(context, token, 'verify-email')) === null) return unlessUsed();
  const verified = await context.db.transaction().execute(async (db) => {
    const userId = await spendMailToken({ ...context, db }, token, 'verify-email');
    if (userId === null) return null;
    await db.updateTable('users').set({ is_email_verified: true }).where('id', '=', userId).execute();
    await onVerified({ ...context, db }, userId);
    return userId;
  });
  if (verified === null) return unlessUsed();
  recordAuditEvent(context, 'email.verified', { user: verified, method: 'link' });
  return null;
}

/** Where a call comes from. */
export interface Origin {
  address: string;
  /** The value of the device cookie. */
  device: string | null;
}

/**
 * Mails a link to set a new password if the address has an account.
 * @throws {Problem} 429 after too many requests, whether or not there is an account
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

/** Mails a link to verify the user's address. @throws {Problem} 429 after too many requests */
export async function mailVerificationLink(
  context: Context,
  user: UserRow,
  from: Origin,
  language: Language,
): Promise<void> {
  await mailLink(context, 'verify-email', { email: user.email, user }, from, language);
}

/** @returns whether a mail was sent: none without an account, and none during a flood if a recent link is valid */
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
    // Serialized from the count on, or each of several concurrent requests would send a mail.
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
 * Sets a new password by the token of a reset mail and ends all sessions of the user. The token proves access to the
 * mailbox, so it verifies the address as well.
 * @returns the updated user, or why nothing was changed
 */
export async function setPassword(
  context: Context,
  token: string,
  password: string,
  onVerified: OnVerified,
): Promise<UserRow | 'invalidToken' | 'commonPassword'> {
  // Checked before any expensive step, because anyone may send any token.
  if ((await findMailToken(context, token, 'reset-password')) === null) return 'invalidToken';
  if (await isCommonPassword(context.settings, password)) return 'commonPassword';
  // Hashed before the transaction, because the embedded database has one connection, and with priority over failed
  // attempts.
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
    await onVerified(inside, userId);
    await endMailTokens(inside, userId, 'verify-email');
    await endAllSessions(inside, userId);
    // Otherwise failed attempts could lock the owner out even after a reset.
    await resetFailedAttempts(inside, { email: user.email, device: null });
    return { user, wasVerified };
  });
  if (changed === null) return 'invalidToken';
  const { user, wasVerified } = changed;
  recordAuditEvent(context, 'password_reset.completed', { user: user.id });
  if (!wasVerified) recordAuditEvent(context, 'email.verified', { user: user.id, method: 'reset' });
  return user;
}
