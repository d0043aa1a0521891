import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import type { Db } from '../platform/database/open.ts';
import { testApi } from '../testing/api.ts';
import { sharedDatabase } from '../testing/pools.ts';
import { createAccount } from './accounts.ts';
import { renewTokens, startSession } from './refreshTokens.ts';

const api = testApi();
const shared = sharedDatabase(3);

/** One of three processes with the same secret. */
const process = (index: number): Context => ({ ...api().context, db: shared.pool(index).db });

let accounts = 0;
async function somebody(): Promise<{ user: UserRow; refreshToken: string }> {
  accounts += 1;
  const account = { name: 'Nour', email: `nour-${accounts}@example.org`, role: 'learner' } as const;
  const user = await createAccount(process(0), { ...account, passwordHash: 'the first' }, 'en');
  const tokens = user && (await startSession(process(0), user));
  if (!tokens) throw new Error('The account is new');
  return { user, refreshToken: tokens.refresh.token };
}

/**
 * Starts `late` during a transaction that has executed `change` but not committed it, and waits until `late` is
 * blocked.
 */
async function whileChanging<T>(change: (db: Db) => Promise<unknown>, late: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  await process(0)
    .db.transaction()
    .execute(async (db) => {
      await change(db);
      begun = late();
      const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(process(2).db)).rows).toEqual([{ count: 1 }]);
    });
  return begun as Promise<T>;
}

test('thirty renewals on three processes issue one successor, and the session continues on each', async () => {
  const { refreshToken } = await somebody();
  const renewals = Array.from({ length: 30 }, (_, index) => renewTokens(process(index), refreshToken));
  const successors = (await Promise.all(renewals)).map((renewed) => renewed?.tokens.refresh.token);
  expect(new Set(successors).size).toBe(1);
  let last = successors[0];
  for (const index of [0, 1, 2]) last = (await renewTokens(process(index), last ?? ''))?.tokens.refresh.token;
  expect(last).toMatch(/\.4\./);
});

test('a renewal waits for a concurrent one, then rejects a token that is too old', async () => {
  const { refreshToken } = await somebody();
  const [id = ''] = refreshToken.split('.');
  const renewed = await whileChanging(
    (db) => db.updateTable('sessions').set({ counter: 2 }).where('id', '=', id).execute(),
    () => renewTokens(process(1), refreshToken),
  );
  expect(renewed).toBeNull();
  const { ended_at } = await process(2)
    .db.selectFrom('sessions')
    .select('ended_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(ended_at).not.toBeNull();
});

test('a sign-in waits for a concurrent password change, then starts no session', async () => {
  const { user } = await somebody();
  const started = await whileChanging(
    (db) => db.updateTable('users').set({ password_hash: 'the second' }).where('id', '=', user.id).execute(),
    () => startSession(process(1), user),
  );
  expect(started).toBeNull();
});

test('a sign-in during the deletion of its user starts no session', async () => {
  const { user } = await somebody();
  const started = await whileChanging(
    (db) => db.deleteFrom('users').where('id', '=', user.id).execute(),
    () => startSession(process(1), user),
  );
  expect(started).toBeNull();
});
