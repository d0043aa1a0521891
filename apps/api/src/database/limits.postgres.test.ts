import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshServerDatabase } from '../testing/database.ts';
import { databaseErrorKind } from './errors.ts';
import type { Database } from './open.ts';
import { connect } from './pool.ts';

/** The longest of them with room for a busy machine; each test would go on for a minute without its limit. */
const soonMs = 10_000;
let server: Awaited<ReturnType<typeof freshServerDatabase>>;
let database: Database;

beforeAll(async () => {
  server = await freshServerDatabase();
  // The server's own limit shall be seen, not that of this end, which follows closely.
  database = connect(server.url, { connections: 1, answerMs: 60_000 });
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`;
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a statement that takes too long is ended by the server', async () => {
  const startedAt = performance.now();
  const failure = await failureOf(sleep(60).execute(database.db));
  // 57014: the server canceled it, so that it does not go on for nobody.
  expect(failure).toMatchObject({ code: '57014' });
  expect(databaseErrorKind(failure)).toBe('away');
  expect(performance.now() - startedAt).toBeLessThan(soonMs);
});

test('who gets no connection is told so, and the one that has it goes on', async () => {
  const taken = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const working = database.db.transaction().execute(async (trx) => {
    taken.resolve();
    await go.promise;
    return (await sql<{ one: number }>`select 1 as one`.execute(trx)).rows;
  });
  await taken.promise;
  expect(databaseErrorKind(await failureOf(sql`select 1`.execute(database.db)))).toBe('away');
  expect(database.connections?.()).toMatchObject({ used: 1, waiting: 0 });
  go.resolve();
  expect(await working).toEqual([{ one: 1 }]);
});

test('a transaction that nobody goes on with is ended by the server', async () => {
  const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(database.db);
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }]);
});
