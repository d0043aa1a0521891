import { createHash, randomBytes } from 'node:crypto';
import type { components } from '@lyceum/api-client/schema';
import { day } from '@lyceum/rules';
import { toText } from '../catalog/texts.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/open.ts';

/** How long the link to unsubscribe works. */
export const unsubscribeTokenLifetimeMs = 365 * day;

type Subscription = components['schemas']['MessageSubscription'];
type Received = components['schemas']['ReceivedMessages'];

/** A token for the link to unsubscribe. Only its hash is stored. */
export function newUnsubscribeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Which messages the owner of a link gets; null for an unknown link. */
export async function readSubscription({ db }: Context, token: string): Promise<Subscription | null> {
  const link = await findLink(db, token);
  if (!link) return null;
  const optOut = await db
    .selectFrom('message_opt_outs')
    .select('user_id')
    .where('user_id', '=', link.user_id)
    .where('course_id', '=', link.course_id)
    .executeTakeFirst();
  const receivesCourse: Received = optOut ? 'others' : 'all';
  return {
    course: { name: toText(link.name), href: `/course/${link.course_id}` },
    receives: link.messages_off_at ? 'none' : receivesCourse,
  };
}

/** Unsubscribes the owner of a link, or subscribes again; null for an unknown link. */
export async function setSubscription(
  context: Context,
  token: string,
  receives: Received,
): Promise<Subscription | null> {
  return context.db.transaction().execute(async (trx) => {
    const link = await findLink(trx, token);
    if (!link) return null;
    const of = { user_id: link.user_id, course_id: link.course_id };
    const time = context.now();
    await trx
      .updateTable('users')
      .set({ messages_off_at: receives === 'none' ? time : null })
      .where('id', '=', of.user_id)
      .execute();
    if (receives === 'others')
      await trx
        .insertInto('message_opt_outs')
        .values({ ...of, created_at: time })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    if (receives === 'all')
      await trx
        .deleteFrom('message_opt_outs')
        .where('user_id', '=', of.user_id)
        .where('course_id', '=', of.course_id)
        .execute();
    return readSubscription({ ...context, db: trx }, token);
  });
}

const findLink = (db: Db, token: string) =>
  db
    .selectFrom('unsubscribe_tokens')
    .innerJoin('courses', 'courses.id', 'unsubscribe_tokens.course_id')
    .innerJoin('users', 'users.id', 'unsubscribe_tokens.user_id')
    .select([
      'unsubscribe_tokens.user_id',
      'unsubscribe_tokens.course_id',
      'courses.name',
      'users.messages_off_at',
    ])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();

/** Deletes the tokens whose links are a year old. */
export async function deleteOldUnsubscribeTokens({ db, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - unsubscribeTokenLifetimeMs);
  await db.deleteFrom('unsubscribe_tokens').where('created_at', '<', before).execute();
}
