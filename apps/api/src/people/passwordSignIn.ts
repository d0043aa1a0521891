import type { Context } from '../context.ts';
import { countFailure, countSuccess, forgetFailures, refuseIfTooSoon } from '../limits/guesses.ts';
import { findByEmail, type Started, signIn } from './accounts.ts';
import { knownDevice } from './devices.ts';
import { tell } from './events.ts';
import { isPassword } from './passwords.ts';
import { createTurnsByKey } from './turns.ts';

/** An e-mail address and a password, and where they come from. */
export interface Attempt {
  email: string;
  password: string;
  address: string;
  /** What the device cookie holds. */
  cookie: string | null;
}

// One by one, each guess finds the failures of those before it counted.
const inTurnForAccount = createTurnsByKey();

/**
 * Signs a person in by e-mail and password. An unknown e-mail is refused like a wrong password, and as late. A known
 * device waits neither for strangers nor because of them.
 * @returns null when they do not belong together
 * @throws {Problem} 429 after too many failures, even with the right password, and after too many successes
 */
export async function signInByPassword(context: Context, attempt: Attempt): Promise<Started | null> {
  const { email, password, address } = attempt;
  const user = await findByEmail(context, email);
  const device = knownDevice(context, attempt.cookie, user);
  const guess = { address, email, device };
  return inTurnForAccount(device ?? email.toLowerCase(), async () => {
    // Before one waits for a hash, and once more when its turn has come, so that no crowd slips past.
    let hasFailed = await refuseIfTooSoon(context, guess);
    const isRight = await isPassword(password, user?.password_hash ?? null, {
      before: async () => {
        hasFailed = await refuseIfTooSoon(context, guess);
      },
      failed: () => countFailure(context, guess),
      lane: device === null ? 'ordinary' : 'ahead',
    });
    if (user && isRight) await countSuccess(context, address, user.id);
    const started = user && isRight ? await signIn(context, user) : null;
    if (!user || !started) {
      tell(context, 'signInRefused', { user: user?.id ?? null });
      return null;
    }
    if (hasFailed) await forgetFailures(context, guess);
    tell(context, 'signedIn', { user: user.id, by: 'password', device: device === null ? 'new' : 'known' });
    return started;
  });
}
