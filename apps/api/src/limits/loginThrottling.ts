import { signInBackoffMs, signInFailuresResetAfterMs } from '@lyceum/rules';
import type { Context } from '../context.ts';
import { recordAuditEvent } from '../users/auditLog.ts';
import { keyOfEmail, tooManyRequests } from './consume.ts';
import { addToCounts, type Count, deleteCount, readCounts } from './counts.ts';

/**
 * An attempt to sign in. Failed attempts are counted by client address and by account; those of a known device are
 * counted for the device alone, so that strangers cannot lock it out, nor the reverse.
 */
export interface LoginAttempt {
  address: string;
  /** Null if unknown, as for an invalid ID token. */
  email: string | null;
  /** The id of a known device; null for a stranger. */
  device: string | null;
}

/**
 * Rejects an attempt during the backoff. It makes no difference whether the e-mail has an account.
 * @returns whether there are failed attempts, to be reset after a success
 * @throws {Problem} 429 with the remaining backoff
 */
export async function throwIfThrottled(context: Context, attempt: LoginAttempt): Promise<boolean> {
  const { db, settings, now } = context;
  if (!settings.rates) return false;
  const { address } = attempt;
  const streakKey = keyOfStreak(attempt);
  const keys = attempt.device === null ? [keyOfAddress(address), keyOfSuccesses(address)] : [];
  const counts = await readCounts(db, streakKey === null ? keys : [...keys, streakKey], now());
  const streak = streakKey === null ? undefined : counts.get(streakKey);
  const until = Math.max(
    endsAt(counts.get(keyOfAddress(address)), settings.rates.signIn.max),
    endsAt(counts.get(keyOfSuccesses(address)), settings.rates.signInSuccess.max),
    streak ? backoffEndsAt(streak) : 0,
  );
  if (until > now().getTime()) {
    recordAuditEvent(context, 'login.throttled', { user: null, address });
    throw tooManyRequests(context, new Date(until));
  }
  return streak !== undefined;
}

/** Counts a failed attempt. */
export async function countFailedAttempt(
  { db, settings, now }: Context,
  attempt: LoginAttempt,
): Promise<void> {
  if (!settings.rates) return;
  const time = now();
  const { perMs } = settings.rates.signIn;
  if (attempt.device === null) {
    await addToCounts(db, [{ key: keyOfAddress(attempt.address), by: 1, perMs }], time);
  }
  const streakKey = keyOfStreak(attempt);
  if (streakKey === null) return;
  const addition = { key: streakKey, by: 1, perMs: signInFailuresResetAfterMs };
  await addToCounts(db, [addition], time, { renew: true });
}

/**
 * Counts a successful attempt: each one costs a password hash and a session.
 * @throws {Problem} 429 if the account has started too many sessions
 */
export async function countSignIn(context: Context, address: string, userId: string): Promise<void> {
  const { db, settings, now } = context;
  if (!settings.rates) return;
  const { signInSuccess, accountSignIn } = settings.rates;
  const accountKey = `accountSignIn:${userId}`;
  const additions = [
    { key: keyOfSuccesses(address), by: 1, perMs: signInSuccess.perMs },
    { key: accountKey, by: 1, perMs: accountSignIn.perMs },
  ];
  const counts = await addToCounts(db, additions, now());
  const count = counts.find(({ key }) => key === accountKey);
  if (!count || count.count <= accountSignIn.max) return;
  recordAuditEvent(context, 'login.throttled', { user: userId, address });
  throw tooManyRequests(context, count.windowEndsAt);
}

/** Resets the backoff of an account after a sign-in or a password reset. */
export async function resetFailedAttempts(
  { db }: Context,
  attempt: Pick<LoginAttempt, 'device'> & { email: string },
): Promise<void> {
  await deleteCount(db, keyOfStreak(attempt) ?? '');
}

/** When a full window ends; 0 if it is not full. */
function endsAt(count: Count | undefined, max: number): number {
  return count && count.count >= max ? count.windowEndsAt.getTime() : 0;
}

/** Each failure renews the window of an account, so the time of the last failure follows from its end. */
function backoffEndsAt({ count, windowEndsAt }: Count): number {
  return windowEndsAt.getTime() - signInFailuresResetAfterMs + signInBackoffMs(count);
}

const keyOfAddress = (address: string) => `signIn:${address}`;

const keyOfSuccesses = (address: string) => `signInSuccess:${address}`;

/** The key that counts consecutive failures: of a device or an account. Null if both are unknown. */
function keyOfStreak({ device, email }: Pick<LoginAttempt, 'device' | 'email'>): string | null {
  if (device !== null) return `device:${device}`;
  return email === null ? null : `account:${keyOfEmail(email)}`;
}
