import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase, freshDataFolder } from '../testing/database.ts';
import { type Db, openDatabase } from './open.ts';

const names = sql<{ name: string }>`select name from pg_prepared_statements order by name`;

test('the embedded database prepares a statement once', { tags: ['10.146'] }, async () => {
  // Not that of other tests, whose statements may be as many as a connection prepares.
  const { folder, remove } = await freshDataFolder();
  const { db, close } = await openDatabase({ kind: 'embedded', dataDir: folder });
  const before = (await names.execute(db)).rows;
  const read = sql<{ sum: number }>`select ${20}::integer + ${22}::integer as sum`;
  for (let turn = 0; turn < 3; turn += 1) expect((await read.execute(db)).rows).toEqual([{ sum: 42 }]);
  expect((await names.execute(db)).rows).toHaveLength(before.length + 1);
  await close();
  await remove();
});

test('other queries wait for a transaction and run after its end', {
  tags: ['10.146'],
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
  tags: ['10.146'],
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
