import type { Selectable } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/schema.ts';
import { readAccessToken } from './accessTokens.ts';

export type UserRow = Selectable<Tables['users']>;

/** The authenticated user of a call, as currently stored. */
export interface Caller {
  user: UserRow;
  sessionId: string;
}

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
