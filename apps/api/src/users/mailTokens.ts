import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@lyceum/rules';
import type { Context } from '../context.ts';

/** What a mailed link is good for. */
export type Purpose = 'verify-email' | 'reset-password';

export const mailTokenLifeMs: Record<Purpose, number> = {
  'verify-email': limits.verificationTokenLifetimeMs,
  'reset-password': limits.resetTokenLifetimeMs,
};

/**
 * A new token for a mail. Older ones stay good, so that nobody ends the owner's link by asking for another one; only
 * beyond `limits.mailTokensPerUser` the oldest ends. Only its hash is stored.
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
        .offset(limits.mailTokensPerUser),
    )
    .execute();
  return token;
}

/** Some at a time, as they are found: whoever asks for a mail does not clean up after everybody. */
async function deleteExpired({ db, now }: Context): Promise<void> {
  await db
    .deleteFrom('mail_tokens')
    .where('token_hash', 'in', (select) =>
      select
        .selectFrom('mail_tokens')
        .select('token_hash')
        .where('expires_at', '<=', now())
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Whose token it is; null when it is unknown, used, too old or for another purpose. Changes nothing. */
export async function findMailToken(
  { db, now }: Context,
  token: string,
  purpose: Purpose,
): Promise<string | null> {
  const found = await db
    .selectFrom('mail_tokens')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return found?.user_id ?? null;
}

/**
 * Uses a token up, inside a transaction, and with it every other one that the user has for this purpose. Of several at
 * once exactly one succeeds.
 * @returns whose it was; null when it is unknown, used, too old or for another purpose
 */
export async function spendMailToken(
  context: Context,
  token: string,
  purpose: Purpose,
): Promise<string | null> {
  const userId = await findMailToken(context, token, purpose);
  if (userId === null) return null;
  // Locked first: two different links used at once would otherwise wait for each other in a circle.
  await context.db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  if ((await findMailToken(context, token, purpose)) === null) return null;
  await endMailTokens(context, userId, purpose);
  return userId;
}

/** Whether a token was mailed so lately that whoever has the mailbox can use it and needs no other. */
export async function wasJustMailed(
  { db, now }: Context,
  userId: string,
  purpose: Purpose,
): Promise<boolean> {
  const found = await db
    .selectFrom('mail_tokens')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(now().getTime() - limits.mailRepeatedAfterMs))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Ends every token that a user has for a purpose. */
export async function endMailTokens({ db }: Context, userId: string, purpose: Purpose): Promise<void> {
  await db.deleteFrom('mail_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
