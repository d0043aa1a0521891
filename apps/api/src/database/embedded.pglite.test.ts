import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase, freshDataFolder } from '../testing/database.ts';
import { type Db, openDatabase } from './open.ts';

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
