import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { insertRows } from '../platform/database/insertRows.ts';
import type { Db } from '../platform/database/open.ts';
import { testApi } from '../testing/api.ts';
import { addCategory, addDomain } from '../testing/catalog.ts';

const api = testApi();
let instructorId: string;

beforeAll(async () => {
  instructorId = (await api().instructor({ name: 'Zoé' })).user.id;
  await addDomain(api(), { id: 'making' });
  await addCategory(api(), { id: 'sewing', domain_id: 'making' });
});

const courseRow = (id: string, name: string, status: 'published' | 'draft' = 'published') => ({
  ...{ id, status, category_id: 'sewing', instructor_id: instructorId, name: JSON.stringify({ en: name }) },
  ...{ price_cents: 0, lesson_count: 1, created_at: new Date(), updated_at: new Date() },
});

async function countsOf(...words: string[]) {
  const { rows } = await sql<{ word: string; entries: number }>`
    select word, entries from search_words where word = any (${words})
  `.execute(api().context.db);
  return Object.fromEntries(rows.map(({ word, entries }) => [word, entries]));
}

/** How many words this connection has read, with and without the index. */
async function wordsRead(db: Db): Promise<number> {
  const { rows } = await sql<{ reads: number }>`
    select sum(pg_stat_get_xact_tuples_returned(id))::integer as reads
    from unnest(array['search_words', 'search_words_pkey']::regclass[]) as id
  `.execute(db);
  return rows[0]?.reads ?? Number.NaN;
}

test('counts the published courses of each word', { tags: [] }, async () => {
  const { db } = api().context;
  const counts = () => countsOf('stitches', 'seams', 'hems', 'zoe');
  await insertRows(db, 'courses', [
    courseRow('first', 'Stitches and stitches'),
    courseRow('second', 'Stitches, seams'),
    courseRow('draft', 'Stitches, hems', 'draft'),
  ]);
  // The instructor's name is a word of the instructor and of both courses.
  expect(await counts()).toEqual({ stitches: 2, seams: 1, zoe: 3 });
  const change = (id: string, fields: object) =>
    db.updateTable('courses').set(fields).where('id', '=', id).execute();
  await change('draft', { status: 'published' });
  await change('second', { name: JSON.stringify({ en: 'Hems' }) });
  expect(await counts()).toEqual({ stitches: 2, seams: 0, hems: 2, zoe: 4 });
  await db.deleteFrom('courses').where('id', '=', 'first').execute();
  expect(await counts()).toEqual({ stitches: 1, seams: 0, hems: 2, zoe: 3 });
});

test('many courses at once read each word a few times, even right after the tables were empty', {
  tags: [],
}, async () => {
  const { db } = api().context;
  const rows = Array.from({ length: 300 }, (_, index) => courseRow(`many-${index}`, `Many word${index}`));
  await insertRows(db, 'courses', rows);
  await db.deleteFrom('courses').execute();
  await sql`delete from search_words`.execute(db);
  // As autovacuum does now and then.
  await sql`analyze`.execute(db);
  const reads = await db.transaction().execute(async (trx) => {
    const before = await wordsRead(trx);
    await insertRows(trx, 'courses', rows);
    return (await wordsRead(trx)) - before;
  });
  expect(reads).toBeLessThan(3000);
  expect(await countsOf('many', 'word7')).toEqual({ many: 300, word7: 1 });
});
