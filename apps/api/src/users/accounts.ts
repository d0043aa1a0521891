import type { Language, SignUpRole } from '@lyceum/rules';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';
import { sendVerificationMail } from '../mail/messages.ts';
import type { User } from './accessTokens.ts';
import { recordAuditEvent } from './auditLog.ts';
import type { UserRow } from './caller.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { resolveExpertises } from './expertises.ts';
import { hashPassword } from './passwords.ts';
import { startSession, type Tokens } from './refreshTokens.ts';
import { toUser } from './user.ts';

/** What an administrator decides by, as the person sent it. */
export interface Application {
  expertise: readonly string[];
  qualifications: string;
  bio: string;
}

export interface NewAccount {
  name: string;
  email: string;
  role: SignUpRole;
  /** Makes an instructor's profile complete, so that it waits for approval. */
  application?: Application;
  passwordHash?: string;
  /** A third party's name for the person, whose e-mail address it has verified. */
  googleSub?: string;
  picture?: string | null;
}

/** Who signed in, and the tokens of the sign-in. */
export interface SignedIn {
  user: User;
  tokens: Tokens;
}

/** A session that has begun. */
export interface StartedSession {
  /** What the caller is told. */
  answer: SignedIn;
  /** The account as it was then. */
  account: UserRow;
}

/** The person with this e-mail address, compared without regard to case. */
export function findByEmail({ db }: Context, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', sql<string>`lower(${email}::text)`)
    .executeTakeFirst();
}

/** Makes an account. @returns null when the e-mail address (or the third party's person) has one already. */
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

/** Signs a person in. @returns null when their password was changed, or they were deleted, since the row was read. */
export async function signIn(context: Context, account: UserRow): Promise<StartedSession | null> {
  const tokens = await startSession(context, account);
  return tokens && { answer: { user: toUser(account), tokens }, account };
}

/** Makes an account with a password, signs it in and sends the verification mail: all of it, or nothing. */
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

/** Makes the administrator of the settings, unless the e-mail address has an account. */
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
