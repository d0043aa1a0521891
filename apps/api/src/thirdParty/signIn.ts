import type { Language, SignUpRole } from '@lyceum/rules';
import type { Context } from '../context.ts';
import { consumeOrThrow } from '../limits/consume.ts';
import { countFailedAttempt, countSignIn, throwIfThrottled } from '../limits/loginThrottling.ts';
import {
  type Application,
  createAccount,
  findByEmail,
  type StartedSession,
  signIn,
} from '../users/accounts.ts';
import { fillProfile } from '../users/application.ts';
import { recordAuditEvent } from '../users/auditLog.ts';
import type { UserRow } from '../users/caller.ts';
import { someDevice } from '../users/devices.ts';
import { type Identity, type Proof, readIdToken } from './idTokens.ts';
import { linkIdentity } from './linking.ts';

/** What someone brings along who signs in by a third party. */
export interface ThirdPartySignIn extends Proof {
  /** Counts only for a new account. */
  role: SignUpRole;
  /** Makes a new account an instructor's, and a learner's account apply. */
  application?: Application;
  /** Where failures are counted. */
  address: string;
  /** What the device cookie holds. */
  device: string | null;
  language: Language;
}

export type Entry =
  | { outcome: 'registered' | 'signedIn'; started: StartedSession }
  | { outcome: 'thirdPartyOff' | 'untrustedIdentity' | Conflict };

type Conflict = 'emailTaken' | 'emailNotVerified';

/**
 * Signs a person in by a third party's ID token, with a new account if need be.
 * @throws {Problem} 429 after too many failures, 503 when the third party's keys cannot be had.
 */
export async function signInByIdToken(context: Context, arrival: ThirdPartySignIn): Promise<Entry> {
  if (!context.identityProvider) return { outcome: 'thirdPartyOff' };
  const guess = { address: arrival.address, email: null, device: someDevice(context, arrival.device) };
  await throwIfThrottled(context, guess);
  const identity = await readIdToken(context.identityProvider, arrival, context.now());
  if (identity) return enter(context, identity, arrival);
  await countFailedAttempt(context, guess);
  recordAuditEvent(context, 'id_token.rejected', { user: null });
  return { outcome: 'untrustedIdentity' };
}

async function enter(context: Context, identity: Identity, arrival: ThirdPartySignIn): Promise<Entry> {
  const known = await findAccount(context, identity, arrival.language);
  if (typeof known === 'string') return { outcome: known };
  const isNew = !known;
  const started = known
    ? await welcomeBack(context, known, arrival)
    : await register(context, identity, arrival);
  // The account was made, or changed, by someone else since we looked: this time it is found as it is.
  if (!started) return enter(context, identity, arrival);
  const { id, role } = started.account;
  recordAuditEvent(context, isNew ? 'user.registered' : 'session.started', {
    user: id,
    method: 'thirdParty',
    role,
  });
  return { outcome: isNew ? 'registered' : 'signedIn', started };
}

/** The third party's person is known by its subject; the e-mail address only ever finds an account to link. */
async function findAccount(
  context: Context,
  identity: Identity,
  language: Language,
): Promise<UserRow | Conflict | null> {
  const { subject, email } = identity;
  const linked = await context.db
    .selectFrom('users')
    .selectAll()
    .where('google_sub', '=', subject)
    .executeTakeFirst();
  if (linked) return linked;
  const namesake = await findByEmail(context, email);
  if (!namesake) return null;
  // It may have been linked to this very person since the first look.
  if (namesake.google_sub !== null) return namesake.google_sub === subject ? namesake : 'emailTaken';
  // Whoever registered with an address that is not theirs must not get into the account of its owner.
  if (!namesake.is_email_verified) return 'emailNotVerified';
  // Without a user, something was linked since we looked.
  return (
    (await linkIdentity(context, namesake, subject, language)) ?? findAccount(context, identity, language)
  );
}

async function welcomeBack(
  context: Context,
  user: UserRow,
  { application, address, language }: ThirdPartySignIn,
): Promise<StartedSession | null> {
  await countSignIn(context, address, user.id);
  const applies = application && user.role === 'learner';
  const updated = applies ? await fillProfile(context, user.id, application, 'submit', language) : user;
  return signIn(context, updated);
}

async function register(
  context: Context,
  { subject, email, name, picture }: Identity,
  { role, application, address, language }: ThirdPartySignIn,
): Promise<StartedSession | null> {
  await consumeOrThrow(context, 'registration', address);
  const account = {
    name,
    email,
    picture,
    googleSub: subject,
    ...(application ? { role: 'instructor' as const, application } : { role }),
  };
  return context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const user = await createAccount(inside, account, language);
    return user && signIn(inside, user);
  });
}
