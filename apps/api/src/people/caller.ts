import type { Caller } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import { readAccessToken } from './accessTokens.ts';

/** Finds the user of an access token; null if the token is invalid or its session has ended. */
export async function findCaller({ db, keys, now }: Context, token: string): Promise<Caller | null> {
  const ids = await readAccessToken(keys, token, now());
  if (!ids) return null;
  const user = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .where('sessions.id', '=', ids.sessionId)
    .where('sessions.ended_at', 'is', null)
    .where('users.id', '=', ids.userId)
    .executeTakeFirst();
  return user ? { user, sessionId: ids.sessionId } : null;
}
