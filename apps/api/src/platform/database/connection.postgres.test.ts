import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/database.ts';
import { databaseErrorKind } from './errors.ts';
import type { Database } from './open.ts';

let database: Database;
afterEach(() => database.close());

test('a connection that the server terminates fails its query, not the process', async () => {
  database = await freshDatabase();
  const cut = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.db);
  expect(databaseErrorKind(await cut.catch((error: unknown) => error))).toBe('away');
  // The pool may hand out the broken connection once more before it notices.
  const request = () => sql`select 1 as one`.execute(database.db).then(({ rows }) => rows, databaseErrorKind);
  await expect.poll(request).toEqual([{ one: 1 }]);
});
