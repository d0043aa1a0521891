import type { Language, SignUpRole } from '@lyceum/rules';
import type { UserRow } from '../../platform/context/caller.ts';
import type { Context } from '../../platform/context/context.ts';
import { consumeOrThrow } from '../../platform/limits/consume.ts';
import { type Identity, type Proof, readIdToken } from '../../platform/tokens/idTokens.ts';
import { type Application, createAccount, findByEmail, type StartedSession, signIn } from '../accounts.ts';
import { fillProfile } from '../application.ts';
import { recordAuditEvent } from '../auditLog.ts';
import { anyKnownDevice } from '../devices.ts';
import { countFailedAttempt, countSignIn, throwIfThrottled } from '../loginThrottling.ts';
import { linkIdentity } from './linking.ts';

/** The request of a third-party sign-in. */
export interface ThirdPartySignIn extends Proof {
  /** Applies to new accounts only. */
  role: SignUpRole;
  /** Makes a new account an instructor's; a learner's account applies. */
  application?: Application;
  /** The client's address, for counting failures. */
  address: string;
  /** The value of the device cookie. */
  device: string | null;
  language: Language;
}

export type Entry =
  | { outcome: 'registered' | 'signedIn'; started: StartedSession }
  | { outcome: 'thirdPartyOff' | 'untrustedIdentity' | Conflict };

type Conflict = 'emailTaken' | 'emailNotVerified';

/**
 * Signs a user in by a third party's ID token, creating an account if necessary.
 * @throws {Problem} 429 after too many failures, 503 if the third party's keys are unavailable
 */
export async function signInByIdToken(context: Context, arrival: ThirdPartySignIn): Promise<Entry> {
  if (!context.identityProvider) return { outcome: 'thirdPartyOff' };
  const attempt = { address: arrival.address, email: null, device: anyKnownDevice(context, arrival.device) };
  await throwIfThrottled(context, attempt);
  const identity = await readIdToken(context.identityProvider, arrival, context.now());
  if (identity) return enter(context, identity, arrival);
  await countFailedAttempt(context, attempt);
  recordAuditEvent(context, 'id_token.rejected', { user: null });
  return { outcome: 'untrustedIdentity' };
}

async function enter(context: Context, identity: Identity, arrival: ThirdPartySignIn): Promise<Entry> {
  const account = await findAccount(context, identity, arrival.language);
  if (typeof account === 'string') return { outcome: account };
  const isNew = !account;
  const started = account
    ? await signInExistingUser(context, account, arrival)
    : await register(context, identity, arrival);
  // The account was created or changed in the meantime: the second attempt finds its current state.
  if (!started) return enter(context, identity, arrival);
  const { id, role } = started.account;
  recordAuditEvent(context, isNew ? 'user.registered' : 'session.started', {
    user: id,
    method: 'thirdParty',
    role,
  });
  return { outcome: isNew ? 'registered' : 'signedIn', started };
}

/** An identity is matched by its subject; the e-mail address only finds an account to link. */
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
  const userWithSameEmail = await findByEmail(context, email);
  if (!userWithSameEmail) return null;
  // The account may have been linked to this identity in the meantime.
  if (userWithSameEmail.google_sub !== null)
    return userWithSameEmail.google_sub === subject ? userWithSameEmail : 'emailTaken';
  // Someone who registered a foreign address must not get access to the account of its owner.
  if (!userWithSameEmail.is_email_verified) return 'emailNotVerified';
  // Null: something was linked in the meantime.
  return (
    (await linkIdentity(context, userWithSameEmail, subject, language)) ??
    findAccount(context, identity, language)
  );
}

async function signInExistingUser(
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
