import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshServerDatabase } from '../testing/database.ts';
import { batchedStatement, callsPerBatch } from './batchedStatement.ts';
import type { Database } from './open.ts';
import { connect } from './pool.ts';

let server: Awaited<ReturnType<typeof freshServerDatabase>>;
let database: Database;

beforeAll(async () => {
  server = await freshServerDatabase();
  database = connect(server.url);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

test('a full batch does not wait for the statement that runs', { tags: ['10.258'] }, async () => {
  const { db, connections } = database;
  const read = batchedStatement({ id: 'text' }, (on, { id }) =>
    on.selectFrom('domains').select('id').where('id', '=', id),
  );
  const call = () => read(db, { id: 'arts' });
  const used = () => connections?.().used;
  const locked = Promise.withResolvers<void>();
  const unlock = Promise.withResolvers<void>();
  const locking = db.transaction().execute(async (trx) => {
    await sql`lock table domains in access exclusive mode`.execute(trx);
    locked.resolve();
    await unlock.promise;
  });
  await locked.promise;
  const calls = [call()];
  await expect.poll(used).toBe(2);
  calls.push(...Array.from({ length: callsPerBatch }, call));
  // They are collected, which takes no time.
  await new Promise((resolve) => setImmediate(resolve));
  expect(used()).toBe(2);
  calls.push(call());
  await expect.poll(used).toBe(3);
  unlock.resolve();
  await locking;
  expect(await Promise.all(calls)).toEqual(calls.map(() => []));
});
