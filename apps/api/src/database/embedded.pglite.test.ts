import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase, freshDataFolder } from '../testing/database.ts';
import { openDatabase } from './open.ts';

const names = sql<{ name: string }>`select name from pg_prepared_statements order by name`;

test('the embedded database prepares a statement once', { tags: ['10.146'] }, async () => {
  const { db, close } = await freshDatabase();
  const before = (await names.execute(db)).rows;
  const read = sql<{ sum: number }>`select ${20}::integer + ${22}::integer as sum`;
  for (let turn = 0; turn < 3; turn += 1) expect((await read.execute(db)).rows).toEqual([{ sum: 42 }]);
  expect((await names.execute(db)).rows).toHaveLength(before.length + 1);
  await close();
});

test('other queries wait for a transaction and run after its end', {
  tags: ['10.146'],
}, async () => {
  const { db, close } = await freshDatabase();
  const domains = () => db.selectFrom('domains').select('id').execute();
  const row = { id: 'crafts', name: '{"en":"Crafts"}', color: '#123456' };
  let outside: ReturnType<typeof domains> | undefined;
  const failure = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('domains').values(row).execute();
    outside = domains();
    await sql`select 1 / 0`.execute(transaction);
  });
  await expect(failure).rejects.toMatchObject({ code: '22012' });
  expect(await outside).toEqual([]);
  expect(await domains()).toEqual([]);
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
