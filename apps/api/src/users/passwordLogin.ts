import type { Context } from '../context.ts';
import {
  countFailedAttempt,
  countSignIn,
  resetFailedAttempts,
  throwIfThrottled,
} from '../limits/loginThrottling.ts';
import { findByEmail, type StartedSession, signIn } from './accounts.ts';
import { recordAuditEvent } from './auditLog.ts';
import { createKeyedQueue } from './concurrency.ts';
import { knownDevice } from './devices.ts';
import { verifyPassword } from './passwords.ts';

/** An e-mail address and a password, and where they come from. */
export interface Attempt {
  email: string;
  password: string;
  address: string;
  /** What the device cookie holds. */
  cookie: string | null;
}

// One by one, each guess finds the failures of those before it counted.
const queueByAccount = createKeyedQueue();

/**
 * Signs a person in by e-mail and password. An unknown e-mail is refused like a wrong password, and as late. A known
 * device waits neither for strangers nor because of them.
 * @returns null when they do not belong together
 * @throws {Problem} 429 after too many failures, even with the right password, and after too many successes
 */
export async function signInByPassword(context: Context, attempt: Attempt): Promise<StartedSession | null> {
  const { email, password, address } = attempt;
  const user = await findByEmail(context, email);
  const device = knownDevice(context, attempt.cookie, user);
  const guess = { address, email, device };
  return queueByAccount(device ?? email.toLowerCase(), async () => {
    // Before one waits for a hash, and once more when its turn has come, so that no crowd slips past.
    let hasFailed = await throwIfThrottled(context, guess);
    const isRight = await verifyPassword(password, user?.password_hash ?? null, {
      before: async () => {
        hasFailed = await throwIfThrottled(context, guess);
      },
      failed: () => countFailedAttempt(context, guess),
      lane: device === null ? 'ordinary' : 'ahead',
    });
    if (user && isRight) await countSignIn(context, address, user.id);
    const started = user && isRight ? await signIn(context, user) : null;
    if (!user || !started) {
      recordAuditEvent(context, 'signInRefused', { user: user?.id ?? null });
      return null;
    }
    if (hasFailed) await resetFailedAttempts(context, guess);
    recordAuditEvent(context, 'signedIn', {
      user: user.id,
      by: 'password',
      device: device === null ? 'new' : 'known',
    });
    return started;
  });
}
