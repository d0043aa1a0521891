import { limits, signInWaitMs } from '@lyceum/rules';
import type { Context } from '../context.ts';
import { tell } from '../people/events.ts';
import { keyOfEmail, tooMany } from './byAccount.ts';
import { addToCounts, type Count, forgetCount, readCounts } from './counts.ts';

/** Someone who tries to sign in. Failures are counted by where they come from, and by whom they are about. */
export interface Guess {
  address: string;
  /** Null where nobody can tell, as for an ID token that can't be read. */
  email: string | null;
}

/**
 * Refuses a guess that comes too soon. Whether the e-mail has an account makes no difference.
 * @returns whether failures of the account are known, to be forgotten after a success
 * @throws {Problem} 429 with the time to wait
 */
export async function refuseIfTooSoon(context: Context, { address, email }: Guess): Promise<boolean> {
  const { db, settings, now } = context;
  if (!settings.rates) return false;
  const byAddress = keyOfAddress(address);
  const byAccount = email === null ? null : keyOfAccount(email);
  const counts = await readCounts(db, byAccount === null ? [byAddress] : [byAddress, byAccount], now());
  const ofAddress = counts.get(byAddress);
  const ofAccount = byAccount === null ? undefined : counts.get(byAccount);
  const waits = [
    ofAddress && ofAddress.count >= settings.rates.signIn.max ? ofAddress.windowEndsAt.getTime() : 0,
    ofAccount ? waitEndsAt(ofAccount) : 0,
  ];
  const until = Math.max(...waits);
  if (until > now().getTime()) {
    tell(context, 'signInTooSoon', { user: null, address });
    throw tooMany(context, new Date(until));
  }
  return ofAccount !== undefined;
}

/** Counts a guess that was wrong. */
export async function countFailure({ db, settings, now }: Context, { address, email }: Guess): Promise<void> {
  if (!settings.rates) return;
  const time = now();
  const { perMs } = settings.rates.signIn;
  await addToCounts(db, [{ key: keyOfAddress(address), by: 1, perMs }], time);
  if (email === null) return;
  const addition = { key: keyOfAccount(email), by: 1, perMs: limits.signInFailuresForgottenMs };
  await addToCounts(db, [addition], time, { renew: true });
}

/** Lets an account begin anew: its owner has signed in, or has set a new password by mail. */
export function forgetFailures({ db }: Context, email: string): Promise<void> {
  return forgetCount(db, keyOfAccount(email));
}

/** The window of an account is renewed by each failure, so its end tells when the last one was. */
function waitEndsAt({ count, windowEndsAt }: Count): number {
  return windowEndsAt.getTime() - limits.signInFailuresForgottenMs + signInWaitMs(count);
}

const keyOfAddress = (address: string) => `signIn:${address}`;

const keyOfAccount = (email: string) => `account:${keyOfEmail(email)}`;
