import { limits, signInBackoffMs } from '@lyceum/rules';
import type { Context } from '../context.ts';
import { recordAuditEvent } from '../users/auditLog.ts';
import { keyOfEmail, tooMany } from './consume.ts';
import { addToCounts, type Count, deleteCount, readCounts } from './counts.ts';

/**
 * Someone who tries to sign in. Failures are counted by where they come from and by whom they are about; those of a known
 * device by that device alone, so that strangers do not keep it out, nor it them.
 */
export interface LoginAttempt {
  address: string;
  /** Null where nobody can tell, as for an ID token that can't be read. */
  email: string | null;
  /** The name of a known device. Null: a stranger's. */
  device: string | null;
}

/**
 * Refuses a guess that comes too soon. Whether the e-mail has an account makes no difference.
 * @returns whether failures are known, to be forgotten after a success
 * @throws {Problem} 429 with the time to wait
 */
export async function throwIfThrottled(context: Context, guess: LoginAttempt): Promise<boolean> {
  const { db, settings, now } = context;
  if (!settings.rates) return false;
  const { address } = guess;
  const ofRow = keyOfRow(guess);
  const keys = guess.device === null ? [keyOfAddress(address), keyOfSuccesses(address)] : [];
  const counts = await readCounts(db, ofRow === null ? keys : [...keys, ofRow], now());
  const rowOfFailures = ofRow === null ? undefined : counts.get(ofRow);
  const until = Math.max(
    endsAt(counts.get(keyOfAddress(address)), settings.rates.signIn.max),
    endsAt(counts.get(keyOfSuccesses(address)), settings.rates.signInSuccess.max),
    rowOfFailures ? backoffEndsAt(rowOfFailures) : 0,
  );
  if (until > now().getTime()) {
    recordAuditEvent(context, 'signInTooSoon', { user: null, address });
    throw tooMany(context, new Date(until));
  }
  return rowOfFailures !== undefined;
}

/** Counts a guess that was wrong. */
export async function countFailedAttempt({ db, settings, now }: Context, guess: LoginAttempt): Promise<void> {
  if (!settings.rates) return;
  const time = now();
  const { perMs } = settings.rates.signIn;
  if (guess.device === null) {
    await addToCounts(db, [{ key: keyOfAddress(guess.address), by: 1, perMs }], time);
  }
  const ofRow = keyOfRow(guess);
  if (ofRow === null) return;
  const addition = { key: ofRow, by: 1, perMs: limits.signInFailuresResetAfterMs };
  await addToCounts(db, [addition], time, { renew: true });
}

/**
 * Counts a sign-in that is about to begin: each costs a hash and a session, whoever it is.
 * @throws {Problem} 429 when the account has begun too many
 */
export async function countSignIn(context: Context, address: string, userId: string): Promise<void> {
  const { db, settings, now } = context;
  if (!settings.rates) return;
  const { signInSuccess, accountSignIn } = settings.rates;
  const ofAccount = `accountSignIn:${userId}`;
  const additions = [
    { key: keyOfSuccesses(address), by: 1, perMs: signInSuccess.perMs },
    { key: ofAccount, by: 1, perMs: accountSignIn.perMs },
  ];
  const counts = await addToCounts(db, additions, now());
  const count = counts.find(({ key }) => key === ofAccount);
  if (!count || count.count <= accountSignIn.max) return;
  recordAuditEvent(context, 'signInTooSoon', { user: userId, address });
  throw tooMany(context, count.windowEndsAt);
}

/** Lets an account begin anew: its owner has signed in, or has set a new password by mail. */
export async function resetFailedAttempts(
  { db }: Context,
  guess: Pick<LoginAttempt, 'device'> & { email: string },
): Promise<void> {
  await deleteCount(db, keyOfRow(guess) ?? '');
}

/** When a window ends that is full; 0 when it is not. */
function endsAt(count: Count | undefined, max: number): number {
  return count && count.count >= max ? count.windowEndsAt.getTime() : 0;
}

/** The window of an account is renewed by each failure, so its end tells when the last one was. */
function backoffEndsAt({ count, windowEndsAt }: Count): number {
  return windowEndsAt.getTime() - limits.signInFailuresResetAfterMs + signInBackoffMs(count);
}

const keyOfAddress = (address: string) => `signIn:${address}`;

const keyOfSuccesses = (address: string) => `signInSuccess:${address}`;

/** Where failures in a row are counted: of a device, or of an account. Null: of nobody. */
function keyOfRow({ device, email }: Pick<LoginAttempt, 'device' | 'email'>): string | null {
  if (device !== null) return `device:${device}`;
  return email === null ? null : `account:${keyOfEmail(email)}`;
}
