import { createHmac, timingSafeEqual } from 'node:crypto';
import { day, second } from '@lyceum/rules';
import { sql } from 'kysely';
import { newId } from '../platform/base/ids.ts';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import { issueAccessToken } from './accessTokens.ts';
import { recordAuditEvent } from './auditLog.ts';
import { toUser } from './user.ts';

export const refreshTokenLifetimeMs = 30 * day;
/** The maximum lifetime of a session, however often its tokens are renewed. */
export const sessionLifetimeMs = 180 * day;
/** A refresh token used again within this time indicates two concurrent tabs, not a theft. */
export const refreshGraceMs = 10 * second;
/** The maximum number of sessions per user; a further one ends the one that was renewed longest ago. */
export const sessionsPerUser = 50;

export interface Tokens {
  access: { token: string };
  refresh: { token: string };
}

/** A renewed session. */
export interface RenewedSession {
  tokens: Tokens;
  account: UserRow;
}

/**
 * Starts a session and issues its first tokens.
 * @returns null if the user was deleted or the password changed since the row was read: the event that ended all
 * sessions has to prevent this one as well
 */
export async function startSession(context: Context, user: UserRow): Promise<Tokens | null> {
  const now = context.now();
  const id = newId(now);
  const started = await context.db
    .insertInto('sessions')
    .columns(['id', 'user_id', 'created_at', 'rotated_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((users) => [
          users.val(id).as('id'),
          'users.id as user_id',
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('rotated_at'),
        ])
        .where('users.id', '=', user.id)
        .where('users.password_hash', 'is not distinct from', user.password_hash)
        // Waits for a concurrent change of the password, and blocks the next one until this row is committed.
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!started) return null;
  await deleteStaleSessions(context, user.id);
  return tokensFor(context, user, id, 0);
}

/**
 * Deletes a user's ended and expired sessions, and the ones renewed longest ago beyond `sessionsPerUser`, so
 * that the table does not grow without bounds.
 */
async function deleteStaleSessions(context: Context, userId: string): Promise<void> {
  const expired = new Date(context.now().getTime() - refreshTokenLifetimeMs);
  const deleted = await context.db
    .deleteFrom('sessions')
    .where('id', 'in', (select) =>
      select
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where((is) =>
          is.or([
            is('ended_at', 'is not', null),
            is('rotated_at', '<', expired),
            is('id', 'in', (beyond) =>
              beyond
                .selectFrom('sessions')
                .select('id')
                .where('user_id', '=', userId)
                .where('ended_at', 'is', null)
                .orderBy('rotated_at', 'desc')
                .orderBy('id', 'desc')
                .offset(sessionsPerUser),
            ),
          ]),
        )
        .forUpdate()
        // Two concurrent sign-ins do not wait for each other here.
        .skipLocked(),
    )
    .returning(['id', 'ended_at', 'rotated_at'])
    .execute();
  for (const { id, ended_at, rotated_at } of deleted) {
    if (ended_at === null && rotated_at >= expired)
      recordAuditEvent(context, 'session.evicted', { user: userId, session: id });
  }
}

/**
 * Renews the tokens of a session. The refresh token consists of the session's id and a counter, so within the grace
 * period the previous one gets the same successor; an older one may be stolen and ends the session.
 * @returns null if the token is unknown, expired or too old, or the session has ended
 */
export async function renewTokens(context: Context, refreshToken: string): Promise<RenewedSession | null> {
  const read = readRefreshToken(context, refreshToken);
  if (!read) return null;
  const outcome = await context.db.transaction().execute(async (db) => {
    const now = context.now();
    const session = await db
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', read.sessionId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!session) return null;
    const age = now.getTime() - session.rotated_at.getTime();
    if (age > refreshTokenLifetimeMs) return null;
    if (now.getTime() - session.created_at.getTime() > sessionLifetimeMs) return null;
    const isCurrent = read.counter === session.counter;
    const isPrevious = read.counter === session.counter - 1 && age <= refreshGraceMs;
    if (!isCurrent && !isPrevious) {
      await db.updateTable('sessions').set({ ended_at: now }).where('id', '=', session.id).execute();
      return { reused: { user: session.user_id, session: session.id } };
    }
    const counter = isCurrent ? session.counter + 1 : session.counter;
    if (isCurrent) {
      await db
        .updateTable('sessions')
        .set({ counter, rotated_at: now })
        .where('id', '=', session.id)
        .execute();
    }
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', session.user_id)
      .executeTakeFirstOrThrow();
    return { renewed: { tokens: await tokensFor(context, user, session.id, counter), account: user } };
  });
  // The end of the session is committed, although the call fails.
  if (outcome?.reused) recordAuditEvent(context, 'refresh_token.reused', outcome.reused);
  return outcome?.renewed ?? null;
}

/** Ends the session of a refresh token; any other text is ignored. */
export async function endSession(context: Context, refreshToken: string): Promise<void> {
  const read = readRefreshToken(context, refreshToken);
  if (!read) return;
  const ended = await context.db
    .updateTable('sessions')
    .set({ ended_at: context.now() })
    .where('id', '=', read.sessionId)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (ended) recordAuditEvent(context, 'session.ended', { user: ended.user_id, session: read.sessionId });
}

/** Ends all sessions of a user. @returns their number */
export async function endAllSessions({ db, now }: Context, userId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function tokensFor(
  context: Context,
  user: UserRow,
  sessionId: string,
  counter: number,
): Promise<Tokens> {
  const token = await issueAccessToken(context.keys, toUser(user), sessionId, context.now());
  return {
    access: { token },
    refresh: { token: `${sessionId}.${counter}.${sign(context.keys.refresh[0], sessionId, counter)}` },
  };
}

function readRefreshToken(context: Context, text: string): { sessionId: string; counter: number } | null {
  const [, sessionId = '', digits = '', signature = ''] =
    /^([\da-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(text) ?? [];
  const counter = Number(digits);
  const received = Buffer.from(signature);
  const isSigned = context.keys.refresh.some((key) => {
    const expected = Buffer.from(sign(key, sessionId, counter));
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
  return isSigned ? { sessionId, counter } : null;
}

function sign(key: Uint8Array, sessionId: string, counter: number): string {
  return createHmac('sha256', key).update(`${sessionId}.${counter}`).digest('base64url');
}
