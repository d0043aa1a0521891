import { expect, test } from 'vitest';
import { timeLimit } from '../operational/timeLimit.ts';
import { testApi } from '../testing/api.ts';
import { addDomain } from '../testing/catalog.ts';
import { type Slots, statement } from './statement.ts';

const api = testApi();

/** Finds domains by id, and counts how often the query is built. */
function domainsById() {
  const built: string[] = [];
  const read = statement(
    (db, { ids, most }: Slots<{ ids: string[]; most: number }>, order: 'asc' | 'desc') => {
      built.push(order);
      return db
        .selectFrom('domains')
        .select('id')
        .where((eb) => eb('id', '=', eb.fn.any(ids)))
        .orderBy('id', order)
        .limit(most);
    },
  );
  return { built, read };
}

test('builds a query once for each shape, and sends the values of each call', {
  tags: ['10.140'],
}, async () => {
  for (const id of ['one', 'three', 'two']) await addDomain(api(), { id });
  const { db } = api().context;
  const { built, read } = domainsById();
  const ids = async (...call: Parameters<typeof read> extends [unknown, ...infer Rest] ? Rest : never) =>
    (await read(db, ...call)).map(({ id }) => id);
  const all = { ids: ['one', 'two', 'three'], most: 9 };
  const calls = await Promise.all([
    ids(all, 'asc'),
    ids({ ...all, most: 2 }, 'asc'),
    ids({ ids: ['two', 'nine'], most: 9 }, 'asc'),
    ids(all, 'desc'),
    ids({ ids: [], most: 9 }, 'desc'),
  ]);
  expect(calls).toEqual([['one', 'three', 'two'], ['one', 'three'], ['two'], ['two', 'three', 'one'], []]);
  expect(built).toEqual(['asc', 'desc']);
});

test('ends a call whose request has passed its time limit', { tags: ['10.140'] }, async () => {
  const time = timeLimit(1);
  const { read } = domainsById();
  const late = () => read(time.during(api().context.db), { ids: [], most: 1 }, 'asc');
  expect(await late()).toEqual([]);
  await expect(time.within(() => new Promise(() => {}))).rejects.toThrow();
  await expect(late()).rejects.toThrow();
});
