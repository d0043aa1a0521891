import type { Language, SignUpRole } from '@lyceum/rules';
import { sql } from 'kysely';
import { newId } from '../platform/base/ids.ts';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import type { User } from './accessTokens.ts';
import { recordAuditEvent } from './auditLog.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { resolveExpertises } from './expertises.ts';
import { sendVerificationMail } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { startSession, type Tokens } from './refreshTokens.ts';
import { toUser } from './user.ts';

/** The details that an administrator decides by. */
export interface Application {
  expertise: readonly string[];
  qualifications: string;
  bio: string;
}

export interface NewAccount {
  name: string;
  email: string;
  role: SignUpRole;
  /** Completes an instructor's profile, which makes the application pending. */
  application?: Application;
  passwordHash?: string;
  /** The third party's id of the user, whose e-mail address it has verified. */
  googleSub?: string;
  picture?: string | null;
}

/** A signed-in user and the tokens of the session. */
export interface SignedIn {
  user: User;
  tokens: Tokens;
}

/** A new session. */
export interface StartedSession {
  /** The body of the response. */
  body: SignedIn;
  /** The account at the start of the session. */
  account: UserRow;
}

/** Finds a user by e-mail address, ignoring case. */
export function findByEmail({ db }: Context, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', sql<string>`lower(${email}::text)`)
    .executeTakeFirst();
}

/** Creates an account. @returns null if the e-mail address or the third-party identity is taken */
export async function createAccount(
  context: Context,
  account: NewAccount,
  language: Language,
): Promise<UserRow | null> {
  const { name, email, role, application } = account;
  const now = context.now();
  const id = newId(now);
  const profile = application && {
    expertise: await resolveExpertises(context, application.expertise, language, { id, expertise: [] }),
    qualifications: application.qualifications.trim(),
    bio: application.bio.trim(),
    applied_at: now,
    application_language: language,
  };
  const created = await context.db
    .insertInto('users')
    .values({
      id,
      name: name.trim(),
      email,
      role,
      password_hash: account.passwordHash ?? null,
      google_sub: account.googleSub ?? null,
      picture: account.picture ?? null,
      is_email_verified: account.googleSub !== undefined,
      instructor_status: role === 'learner' ? 'none' : profile ? 'pending' : 'incomplete',
      created_at: now,
      ...profile,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return created ?? null;
}

/**
 * Starts a session.
 * @returns null if the user was deleted or the password changed since the row was read
 */
export async function signIn(context: Context, account: UserRow): Promise<StartedSession | null> {
  const tokens = await startSession(context, account);
  return tokens && { body: { user: toUser(account), tokens }, account };
}

/** Creates an account with a password, starts a session and sends the verification mail, in one transaction. */
export async function registerByEmail(
  context: Context,
  account: Omit<NewAccount, 'passwordHash'> & { password: string },
  language: Language,
): Promise<StartedSession | 'emailTaken' | 'commonPassword'> {
  if (await isCommonPassword(context.settings, account.password)) return 'commonPassword';
  if (await findByEmail(context, account.email)) return 'emailTaken';
  const passwordHash = await hashPassword(account.password);
  const registered = await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const user = await createAccount(inside, { ...account, passwordHash }, language);
    if (!user) return null;
    await sendVerificationMail(inside, user, language);
    return signIn(inside, user);
  });
  if (!registered) return 'emailTaken';
  recordAuditEvent(context, 'user.registered', {
    user: registered.account.id,
    method: 'password',
    role: account.role,
  });
  return registered;
}

/** Creates the administrator of the settings, unless the e-mail address is taken. */
export async function ensureAdministrator(context: Context): Promise<void> {
  const { admin } = context.settings;
  if (!admin || (await findByEmail(context, admin.email))) return;
  if (await isCommonPassword(context.settings, admin.password)) {
    context.log.warn(
      'ADMIN_PASSWORD is one of the first passwords that are tried. Choose another at /forgot-password.',
    );
  }
  const now = context.now();
  await context.db
    .insertInto('users')
    .values({
      id: newId(now),
      name: 'Administrator',
      email: admin.email,
      role: 'admin',
      password_hash: await hashPassword(admin.password),
      is_password_proven: true,
      is_email_verified: true,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
