import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDomain } from '../testing/catalog.ts';
import { freshServerDatabase } from '../testing/database.ts';
import type { Database } from './open.ts';
import { connect } from './pool.ts';
import { maximumStatements } from './preparedStatements.ts';

let server: Awaited<ReturnType<typeof freshServerDatabase>>;
let database: Database;
/** Another process. */
let other: Database;

beforeEach(async () => {
  server = await freshServerDatabase();
  database = connect(server.url, { connections: 1 });
  other = connect(server.url, { connections: 1 });
  await addDomain({ context: { db: other.db, now: () => new Date() } } as never, { id: 'making' });
});
afterEach(async () => {
  await Promise.all([database.close(), other.close()]);
  await server.drop();
});

/** The names of the statements that the connection has prepared. */
async function prepared({ db } = database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db);
  return rows.map(({ name }) => name);
}

const read = ({ db } = database) => db.selectFrom('domains').selectAll().where('id', '=', 'making').execute();

test('prepares a statement once on each connection', { tags: ['10.133'] }, async () => {
  for (let index = 0; index < 20; index++) expect(await read()).toHaveLength(1);
  expect(await prepared()).toHaveLength(1);
  await sql`select ${1}::integer`.execute(database.db);
  expect(await prepared()).toHaveLength(2);
});

test('prepares nothing if the setting is off', { tags: ['10.133'] }, async () => {
  const off = connect(server.url, { connections: 1, preparedStatements: false });
  expect(await read(off)).toHaveLength(1);
  expect(await prepared(off)).toEqual([]);
  await off.close();
});

test('bounds the statements of a connection; further ones run without', { tags: ['10.133'] }, async () => {
  for (let index = 0; index < maximumStatements + 20; index++) {
    const { rows } = await sql<{ sum: number }>`select ${1}::integer + ${sql.lit(index)} as sum`.execute(
      database.db,
    );
    expect(rows).toEqual([{ sum: index + 1 }]);
  }
  expect(await prepared()).toHaveLength(maximumStatements);
});

test('a list of any length is one statement', { tags: ['10.133'] }, async () => {
  const { categoriesByDomain } = await import('../catalog/categories.ts');
  for (let index = 1; index < 9; index++) {
    await categoriesByDomain(database.db, Array(index).fill('making'), 'en');
  }
  expect(await prepared()).toHaveLength(1);
});

test('a migration by another process changes no response', { tags: ['10.134'] }, async () => {
  await read();
  await sql`alter table domains add column motto text not null default 'slowly'`.execute(other.db);
  expect(await read()).toMatchObject([{ id: 'making', motto: 'slowly' }]);
  expect(await read()).toHaveLength(1);
  expect(await prepared()).toHaveLength(1);
});

test('the queries of a transaction survive a migration', { tags: ['10.134'] }, async () => {
  await read();
  await sql`alter table domains add column motto text not null default 'slowly'`.execute(other.db);
  const rows = await database.db.transaction().execute(async (trx) => {
    await trx.updateTable('domains').set({ color: '#000000' }).where('id', '=', 'making').execute();
    return trx.selectFrom('domains').selectAll().where('id', '=', 'making').execute();
  });
  expect(rows).toMatchObject([{ color: '#000000', motto: 'slowly' }]);
});

test.each([
  ['on another connection', async () => sql`deallocate all`.execute(database.db)],
  [
    'by another client on the same connection',
    async () => {
      const names = await prepared();
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database()`.execute(other.db);
      await expect.poll(() => prepared().catch(() => null)).toEqual([]);
      for (const name of names) await sql`prepare ${sql.id(name)} as select 1`.execute(database.db);
    },
  ],
])('a statement that a pooler prepared %s changes no response', { tags: ['10.134'] }, async (_, pool) => {
  await read();
  await pool();
  expect(await read()).toMatchObject([{ id: 'making' }]);
  // From then on the process prepares nothing, as if the setting were off.
  const before = await prepared();
  await sql`select ${2}::integer`.execute(database.db);
  expect(await prepared()).toEqual(before);
});
