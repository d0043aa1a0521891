import { createKeyedQueue } from '../platform/base/concurrency.ts';
import type { Context } from '../platform/context/context.ts';
import { findByEmail, type StartedSession, signIn } from './accounts.ts';
import { recordAuditEvent } from './auditLog.ts';
import { knownDevice } from './devices.ts';
import { countFailedAttempt, countSignIn, resetFailedAttempts, throwIfThrottled } from './loginThrottling.ts';
import { verifyPassword } from './passwords.ts';

/** The credentials of a sign-in and where they come from. */
export interface Credentials {
  email: string;
  password: string;
  address: string;
  /** The value of the device cookie. */
  cookie: string | null;
}

// Each attempt sees the failures of the attempts before it.
const queueByAccount = createKeyedQueue();

/**
 * Signs a user in by e-mail and password. An unknown e-mail gets the same response as a wrong password, after the same
 * time. Failures of strangers do not delay a known device, nor the reverse.
 * @returns null for wrong credentials
 * @throws {Problem} 429 after too many failures, even with the right password, and after too many successes
 */
export async function signInByPassword(
  context: Context,
  credentials: Credentials,
): Promise<StartedSession | null> {
  const { email, password, address } = credentials;
  const user = await findByEmail(context, email);
  const device = knownDevice(context, credentials.cookie, user);
  const attempt = { address, email, device };
  return queueByAccount(device ?? email.toLowerCase(), async () => {
    // Checked before the queue of password hashes and again after it, so that concurrent attempts are throttled, too.
    let hasFailed = await throwIfThrottled(context, attempt);
    const isRight = await verifyPassword(password, user?.password_hash ?? null, {
      before: async () => {
        hasFailed = await throwIfThrottled(context, attempt);
      },
      failed: () => countFailedAttempt(context, attempt),
      priority: device === null ? 'normal' : 'high',
    });
    if (user && isRight) await countSignIn(context, address, user.id);
    const started = user && isRight ? await signIn(context, user) : null;
    if (!user || !started) {
      recordAuditEvent(context, 'login.failed', { user: user?.id ?? null });
      return null;
    }
    if (hasFailed) await resetFailedAttempts(context, attempt);
    recordAuditEvent(context, 'session.started', {
      user: user.id,
      method: 'password',
      device: device === null ? 'new' : 'known',
    });
    return started;
  });
}
