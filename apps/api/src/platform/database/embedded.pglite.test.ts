import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase, freshDataFolder } from '../../testing/database.ts';
import { type Db, embeddedOptions, openDatabase } from './open.ts';
import { connectEmbedded } from './pool.ts';

test('other queries wait for a transaction and run after its end', {
  tags: [],
}, async () => {
  const { db, close } = await freshDatabase();
  const domains = () => db.selectFrom('domains').select('id').execute();
  const add = (to: Db, id: string) =>
    to.insertInto('domains').values({ id, name: '{"en":"Crafts"}', color: '#123456' }).execute();
  let outside: ReturnType<typeof domains> | undefined;
  await db.transaction().execute(async (transaction) => {
    await add(transaction, 'knots');
    outside = domains();
    await add(transaction, 'ropes');
  });
  expect(await outside).toHaveLength(2);
  await close();
});

test('a query after the end fails, and the folder can be opened again', {
  tags: [],
}, async () => {
  const { folder, remove } = await freshDataFolder();
  const open = () => openDatabase({ kind: 'embedded', dataDir: folder });
  const first = await open();
  await first.close();
  await expect(sql`select 1`.execute(first.db)).rejects.toThrow();
  const second = await open();
  expect(await second.db.selectFrom('domains').select('id').execute()).toEqual([{ id: 'making' }]);
  await second.close();
  await remove();
});

test('reuses the space of changed rows when it is idle', { tags: ['10.33'], timeout: 120_000 }, async () => {
  // Not the interval of `expect.poll`: a query at every such moment would leave no idle one.
  const { db, close } = connectEmbedded(await PGlite.create(embeddedOptions()), { vacuumEveryMs: 20 });
  await sql`create table drafts (id integer primary key, draft text not null)`.execute(db);
  const save = (draft: string) =>
    sql`insert into drafts values (1, ${draft}) on conflict (id) do update set draft = excluded.draft`.execute(
      db,
    );
  const first = async <Value>(query: ReturnType<typeof sql<{ value: Value }>>) =>
    (await query.execute(db)).rows[0]?.value;
  const size = () => first(sql<{ value: number }>`select pg_total_relation_size('drafts') as value`);
  const unusedRows = () =>
    first(
      sql<{ value: number }>`select n_dead_tup as value from pg_stat_user_tables where relname = 'drafts'`,
    );
  const sizes: (number | undefined)[] = [];
  for (let round = 0; round < 3; round += 1) {
    // Random, so that it cannot be compressed.
    for (let count = 0; count < 60; count += 1) await save(randomBytes(65_000).toString('hex'));
    await expect.poll(unusedRows, { timeout: 30_000 }).toBeLessThan(50);
    sizes.push(await size());
  }
  const [initially = 0, , lastly = 0] = sizes;
  expect(lastly).toBeLessThan(1.2 * initially);
  await close();
});
