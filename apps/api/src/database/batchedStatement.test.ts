import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { timeLimit } from '../operational/timeLimit.ts';
import { testApi } from '../testing/api.ts';
import { addCategory, addDomain } from '../testing/catalog.ts';
import { statementsOf } from '../testing/statements.ts';
import { batchedStatement, callsPerBatch } from './batchedStatement.ts';
import type { Db } from './open.ts';

const api = testApi();

/** Reads the ids of up to two categories of a domain from a position on, in descending order. */
const readCategories = batchedStatement({ domainId: 'text', offset: 'integer' }, (db, { domainId, offset }) =>
  db
    .selectFrom('categories')
    .select('id')
    .where('domain_id', '=', domainId)
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(sql.lit(2)),
);
const idsOf = async (db: Db, domainId: string, offset = 0) =>
  (await readCategories(db, { domainId, offset })).map(({ id }) => id);

beforeAll(async () => {
  for (const domain of ['arts', 'crafts', 'trades']) {
    await addDomain(api(), { id: domain });
    for (const number of [1, 2, 3])
      await addCategory(api(), { id: `${domain}-${number}`, domain_id: domain });
  }
});

test('calls that wait for a statement share the next one, and each gets its own rows', {
  tags: ['10.258'],
}, async () => {
  const sent = await statementsOf(api().context.db, async (db) => {
    const calls = [idsOf(db, 'arts')];
    // A microtask sends it.
    await Promise.resolve();
    calls.push(idsOf(db, 'crafts'), idsOf(db, 'none'), idsOf(db, 'arts', 2), idsOf(db, 'crafts'));
    expect(await Promise.all(calls)).toEqual([
      ['arts-3', 'arts-2'],
      ['crafts-3', 'crafts-2'],
      [],
      ['arts-1'],
      ['crafts-3', 'crafts-2'],
    ]);
  });
  expect(sent.map(({ parameters }) => parameters)).toEqual([
    ['arts', 0],
    [
      ['crafts', 'none', 'arts', 'crafts'],
      [0, 0, 2, 0],
    ],
  ]);
});

test('a statement has a limited number of calls', { tags: ['10.258'] }, async () => {
  const ids = Array.from({ length: 2 * callsPerBatch + 1 }, (_, index) => (index % 3 ? 'arts' : 'crafts'));
  const sent = await statementsOf(api().context.db, async (db) => {
    const results = await Promise.all(ids.map((id) => idsOf(db, id)));
    expect(results).toEqual(ids.map((id) => [`${id}-3`, `${id}-2`]));
  });
  const sizes = sent.map(({ parameters: [list] }) => (Array.isArray(list) ? list.length : 1));
  expect(sizes).toEqual([callsPerBatch, callsPerBatch, 1]);
});

test('a call with a value that PostgreSQL refuses fails alone', { tags: ['10.258'] }, async () => {
  const { db } = api().context;
  const calls = [idsOf(db, 'arts'), idsOf(db, 'a\0b'), idsOf(db, 'crafts', -1), idsOf(db, 'crafts')];
  expect(await Promise.allSettled(calls)).toMatchObject([
    { status: 'fulfilled', value: ['arts-3', 'arts-2'] },
    { status: 'rejected', reason: { code: '22021' } },
    { status: 'rejected', reason: { code: '2201X' } },
    { status: 'fulfilled', value: ['crafts-3', 'crafts-2'] },
  ]);
});

test('a call whose request is over its time limit fails alone', { tags: ['10.258'] }, async () => {
  const time = timeLimit(1);
  await expect(time.within(() => new Promise(() => {}))).rejects.toThrow();
  const { db } = api().context;
  const calls = [
    idsOf(time.during(db), 'arts'),
    idsOf(db, 'arts'),
    idsOf(timeLimit(60_000).during(db), 'arts'),
  ];
  const [late, ...others] = await Promise.allSettled(calls);
  expect(late).toMatchObject({ status: 'rejected', reason: { problem: 'unavailable' } });
  for (const other of others) expect(other).toEqual({ status: 'fulfilled', value: ['arts-3', 'arts-2'] });
});

test('all calls of a statement that fails get its error, and the next ones are sent', {
  tags: ['10.258'],
}, async () => {
  const { db } = api().context;
  const readBroken = batchedStatement({ domainId: 'text' }, (on, { domainId }) =>
    on.selectFrom('categories').select('id').where('domain_id', '=', domainId).orderBy(sql.ref('missing')),
  );
  const readAll = () =>
    Promise.allSettled(['arts', 'crafts'].map((domainId) => readBroken(db, { domainId })));
  const failed = { status: 'rejected', reason: { code: '42703' } };
  expect(await readAll()).toMatchObject([failed, failed]);
  expect(await readAll()).toMatchObject([failed, failed]);
});

test('a call sees what was committed before it, and in a transaction what the transaction changed', {
  tags: ['10.258'],
}, async () => {
  const { db } = api().context;
  const earlier = idsOf(db, 'trades');
  await db.deleteFrom('categories').where('id', '=', 'trades-3').execute();
  expect(await idsOf(db, 'trades')).toEqual(['trades-2', 'trades-1']);
  expect(await earlier).toContain('trades-2');
  const [outside, ...inside] = await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('categories').where('id', '=', 'trades-2').execute();
    // Not awaited here: the embedded database reads it after the transaction.
    const other = { ids: idsOf(db, 'trades') };
    return [other, await idsOf(trx, 'trades'), await idsOf(trx, 'trades')] as const;
  });
  expect(inside).toEqual([['trades-1'], ['trades-1']]);
  expect(await outside.ids).toContain('trades-1');
});
