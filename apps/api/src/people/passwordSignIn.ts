import type { Context } from '../context.ts';
import { countFailure, forgetFailures, type Guess, refuseIfTooSoon } from '../limits/guesses.ts';
import { findByEmail, type SignedIn, signIn } from './accounts.ts';
import { tell } from './events.ts';
import { isPassword } from './passwords.ts';
import { createTurnsByKey } from './turns.ts';

/** An e-mail address and a password, and where they come from. */
export interface Attempt extends Guess {
  email: string;
  password: string;
}

// One by one, each guess finds the failures of those before it counted.
const inTurnForAccount = createTurnsByKey();

/**
 * Signs a person in by e-mail and password. An unknown e-mail is refused like a wrong password, and as late.
 * @returns null when they do not belong together
 * @throws {Problem} 429 after too many failures, even with the right password
 */
export function signInByPassword(context: Context, attempt: Attempt): Promise<SignedIn | null> {
  const { email, password } = attempt;
  return inTurnForAccount(email.toLowerCase(), async () => {
    const user = await findByEmail(context, email);
    let hasFailed = false;
    const isRight = await isPassword(password, user?.password_hash ?? null, {
      before: async () => {
        hasFailed = await refuseIfTooSoon(context, attempt);
      },
      failed: () => countFailure(context, attempt),
    });
    const signedIn = user && isRight ? await signIn(context, user) : null;
    if (!user || !signedIn) {
      tell(context, 'signInRefused', { user: user?.id ?? null });
      return null;
    }
    if (hasFailed) await forgetFailures(context, email);
    tell(context, 'signedIn', { user: user.id, by: 'password' });
    return signedIn;
  });
}
