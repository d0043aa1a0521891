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
  const first = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows[0];
  // PostgreSQL counts rows some time after they are written.
  const isVacuumed = (saves: number) =>
    first(sql`
      select from pg_stat_user_tables
      where relname = 'drafts' and n_tup_ins + n_tup_upd = ${saves} and n_dead_tup < 50`);
  const draftLength = 8_000;
  let saves = 0;
  for (let round = 0; round < 5; round += 1) {
    // Random, so that it cannot be compressed.
    for (let count = 0; count < 60; count += 1) {
      await save(randomBytes(draftLength / 2).toString('hex'));
      saves += 1;
    }
    await expect.poll(() => isVacuumed(saves)).toBeDefined();
  }
  const size = await first(sql<{ bytes: number }>`select pg_total_relation_size('drafts') as bytes`);
  expect(size?.bytes).toBeLessThan((saves * draftLength) / 2);
  await close();
});
