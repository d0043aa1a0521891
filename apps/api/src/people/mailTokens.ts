import { createHash, randomBytes } from 'node:crypto';
import { day, hour, minute } from '@lyceum/rules';
import type { Context } from '../platform/context/context.ts';

export const verificationTokenLifetimeMs = day;
export const resetTokenLifetimeMs = hour;
/** The maximum number of valid links of a kind per user; a further one revokes the oldest. */
const mailTokensPerUser = 20;
/** After a recipient has reached the limit of mails, the next one is sent this long after the last. */
export const mailRepeatedAfterMs = 30 * minute;

/** The purpose of a mailed link. */
export type Purpose = 'verify-email' | 'reset-password';

export const mailTokenLifeMs: Record<Purpose, number> = {
  'verify-email': verificationTokenLifetimeMs,
  'reset-password': resetTokenLifetimeMs,
};

/** How long a repeated visit of a used link is recognized. */
const usedTokenRetentionMs = 30 * 24 * 3_600_000;

/**
 * Issues a token for a mail. Existing tokens stay valid, so that strangers cannot revoke the owner's link; beyond
 * `mailTokensPerUser` the oldest is deleted. Only a hash is stored.
 */
export async function issueMailToken(context: Context, userId: string, purpose: Purpose): Promise<string> {
  const { db, now } = context;
  const token = randomBytes(32).toString('base64url');
  const time = now();
  await deleteExpired(context);
  await db
    .insertInto('mail_tokens')
    .values({
      user_id: userId,
      purpose,
      token_hash: hashOf(token),
      created_at: time,
      expires_at: new Date(time.getTime() + mailTokenLifeMs[purpose]),
    })
    .execute();
  await db
    .deleteFrom('mail_tokens')
    .where('token_hash', 'in', (select) =>
      select
        .selectFrom('mail_tokens')
        .select('token_hash')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .orderBy('created_at', 'desc')
        .offset(mailTokensPerUser),
    )
    .execute();
  return token;
}

/** In batches, so that no single request deletes everything. */
async function deleteExpired({ db, now }: Context): Promise<void> {
  await db
    // Materialized: PostgreSQL may otherwise repeat the query for each row.
    .with(
      (name) => name('expired').materialized(),
      (query) =>
        query
          .selectFrom('mail_tokens')
          .select('token_hash')
          .where('expires_at', '<=', now())
          .limit(100)
          .forUpdate()
          .skipLocked(),
    )
    .deleteFrom('mail_tokens')
    .where('token_hash', 'in', (query) => query.selectFrom('expired').select('expired.token_hash'))
    .execute();
}

/** Finds the user of a token; null if it is unknown, used, expired or for another purpose. Read-only. */
export async function findMailToken(
  { db, now }: Context,
  token: string,
  purpose: Purpose,
): Promise<string | null> {
  const row = await db
    .selectFrom('mail_tokens')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now())
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Whether a token that verified an address, or that another one overtook, belongs to a verified user. Read-only. */
export async function isUsedByVerifiedUser({ db }: Context, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_tokens')
    .innerJoin('users', 'users.id', 'mail_tokens.user_id')
    .select('users.id')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', 'verify-email')
    .where('used_at', 'is not', null)
    .where('users.is_email_verified', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses a token inside a transaction, and revokes all other tokens of the user for this purpose. Of several concurrent
 * calls exactly one succeeds.
 * @returns the user's id; null if the token is unknown, used, expired or for another purpose
 */
export async function spendMailToken(
  context: Context,
  token: string,
  purpose: Purpose,
): Promise<string | null> {
  const userId = await findMailToken(context, token, purpose);
  if (userId === null) return null;
  // Locked first: two different links used at once would otherwise deadlock.
  await context.db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  if ((await findMailToken(context, token, purpose)) === null) return null;
  await endMailTokens(context, userId, purpose);
  return userId;
}

/** Whether a token was mailed so recently that the owner needs no other. */
export async function wasJustMailed(
  { db, now }: Context,
  userId: string,
  purpose: Purpose,
): Promise<boolean> {
  const row = await db
    .selectFrom('mail_tokens')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(now().getTime() - mailRepeatedAfterMs))
    .where('used_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Revokes all tokens of a user for a purpose. They are kept for a while as used ones. */
export async function endMailTokens({ db, now }: Context, userId: string, purpose: Purpose): Promise<void> {
  const time = now();
  await db
    .updateTable('mail_tokens')
    .set({ used_at: time, expires_at: new Date(time.getTime() + usedTokenRetentionMs) })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
