import type { Selectable } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/schema.ts';
import { readAccessToken } from './accessTokens.ts';

export type UserRow = Selectable<Tables['users']>;

/** The signed-in person who makes a call, as the database knows them now. */
export interface Caller {
  user: UserRow;
  sessionId: string;
}

/** The person whose access token this is; null when it is not good or its sign-in has ended. */
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
