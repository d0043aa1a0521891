import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshServerDatabase } from '../../testing/database.ts';
import { databaseErrorKind } from './errors.ts';
import type { Database } from './open.ts';
import { connect } from './pool.ts';

/** Longer than each of the limits; without its limit, each test would take a minute. */
const soonMs = 10_000;
let server: Awaited<ReturnType<typeof freshServerDatabase>>;
let database: Database;

beforeAll(async () => {
  server = await freshServerDatabase();
  // Observes the server's limit, not the client's, which is slightly longer.
  database = connect(server.url, { connections: 1, responseMs: 60_000 });
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

test('the server cancels a statement that takes too long', async () => {
  const startedAt = performance.now();
  const failure = await failureOf(sleep(60).execute(database.db));
  // 57014: the server canceled it, so that it does not run on.
  expect(failure).toMatchObject({ code: '57014' });
  expect(databaseErrorKind(failure)).toBe('away');
  expect(performance.now() - startedAt).toBeLessThan(soonMs);
});

test('reports that no connection is available, and the one in use continues', async () => {
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

test('the server ends an idle transaction', async () => {
  const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(database.db);
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }]);
});
