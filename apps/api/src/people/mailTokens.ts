import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@lyceum/rules';
import type { Context } from '../context.ts';

/** What a mailed link is good for. */
export type Purpose = 'verify-email' | 'reset-password';

export const mailTokenLifeMs: Record<Purpose, number> = {
  'verify-email': limits.verificationTokenLifeMs,
  'reset-password': limits.resetTokenLifeMs,
};

/** A new token for a mail; it ends an older one for the same purpose. Only its hash is stored. */
export async function issueMailToken(
  { db, now }: Context,
  userId: string,
  purpose: Purpose,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row = { token_hash: hashOf(token), expires_at: new Date(now().getTime() + mailTokenLifeMs[purpose]) };
  await db
    .insertInto('mail_tokens')
    .values({ user_id: userId, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
    .execute();
  return token;
}

/** Uses a token up. @returns whose it was; null when it is unknown, used, too old or for another purpose. */
export async function spendMailToken(
  { db, now }: Context,
  token: string,
  purpose: Purpose,
): Promise<string | null> {
  const used = await db
    .deleteFrom('mail_tokens')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now())
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id ?? null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
