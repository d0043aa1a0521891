import { searchWords } from '@lyceum/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCategory, addCourse, addDomain } from '../../testing/catalog.ts';
import { everyPage } from '../../testing/pages.ts';

const api = testApi();
let token: string;
const tomorrow = new Date(Date.now() + 86_400_000);

const courses = [
  { id: 'exact', name: { en: 'Knots' }, rating: 3, rating_count: 9, price_cents: 0 },
  { id: 'prefix', name: { en: 'Knots for Sailors', ar: 'العقد للبحّارة' }, rating: 4.5, price_cents: 2000 },
  { id: 'word', name: { en: 'All about Knots', fr: 'Les nœuds' }, enrolled: 40, price_cents: 1000 },
  { id: 'beginning', name: { en: 'All about Knotsmanship' }, scheduled_time: tomorrow, price_cents: 2999 },
  { id: 'tagged', name: { en: 'Ropes' }, tags: ['Knots', 'C++'], price_cents: 5000, category_id: 'sewing' },
  { id: 'draft', name: { en: 'Knots' }, status: 'draft' as const },
];

beforeAll(async () => {
  const instructor = await api().instructor({ name: 'Zoé Quenneville' });
  token = instructor.token;
  await addDomain(api(), { id: 'making', name: JSON.stringify({ en: 'Making things' }) });
  await addCategory(api(), {
    id: 'rope-work',
    domain_id: 'making',
    name: JSON.stringify({ fr: 'Cordages' }),
  });
  await addCategory(api(), { id: 'sewing', domain_id: 'making' });
  for (const { name, ...course } of courses) {
    const owned = { category_id: 'rope-work', instructor_id: instructor.user.id, name: JSON.stringify(name) };
    await addCourse(api(), { ...owned, ...course });
  }
});

const find = (q: string, query: Record<string, string | number> = {}) =>
  api().expect(200, 'search', { query: { q, ...query } });
const idsOf = async (q: string, query?: Record<string, string | number>) =>
  (await find(q, query)).results.map(({ id }) => id);

test('sorts by how well the name matches, and hides drafts', { tags: ['2.331'] }, async () => {
  expect(await idsOf('knots')).toEqual(['exact', 'prefix', 'word', 'beginning', 'tagged']);
});

describe.each(['index', 'rank'])('by %s', (access) => {
  beforeAll(async () => {
    const entries = access === 'rank' ? 1_000_000 : 5;
    await sql`update search_words set entries = ${entries}`.execute(api().context.db);
  });

  test.each([
    [{ sortBy: 'rating' }, ['prefix', 'exact', 'word', 'beginning', 'tagged']],
    [{ sortBy: 'enrolled' }, ['word', 'beginning', 'exact', 'prefix', 'tagged']],
    [{ sortBy: 'price' }, ['exact', 'word', 'prefix', 'beginning', 'tagged']],
    [{ price: 'free' }, ['exact']],
    [{ price: 'paid', maxPrice: 20 }, ['prefix', 'word']],
    [{ minRating: 4 }, ['prefix']],
    [{ inLanguage: 'ar' }, ['prefix']],
    [{ time: 'upcoming' }, ['beginning']],
    [{ category: 'sewing' }, ['tagged']],
    [{ domain: 'making', minRating: 3 }, ['exact', 'prefix']],
    [{ category: "sewing' | 'knots" }, []],
    [{ category: 'sewing\\' }, []],
  ])('applies %j', { tags: ['2.331', '2.333'] }, async (query, ids) => {
    expect(await idsOf('knots', query)).toEqual(ids);
  });

  test('without a query all courses match', { tags: ['2.333'] }, async () => {
    expect(await idsOf('', { sortBy: 'price' })).toEqual(['exact', 'word', 'prefix', 'beginning', 'tagged']);
    expect(await idsOf('', { category: 'sewing' })).toEqual(['tagged']);
    expect(await idsOf('', { price: 'free' })).toEqual(['exact']);
  });

  test.each([1, 2, 100])('pages of %i contain all', { tags: ['10.180'] }, async (limit) => {
    const ids = await everyPage(limit, (query: object) =>
      api().expect(200, 'search', { query: { q: 'knots', ...query } }),
    );
    expect(ids).toEqual(['exact', 'prefix', 'word', 'beginning', 'tagged']);
  });

  test('a page past the end is empty and has the total', { tags: ['10.180'] }, async () => {
    expect(await find('knots', { page: 9 })).toMatchObject({ results: [], page: 9, totalResults: 5 });
  });
});

test.each([
  ['KNOTS for', ['prefix']],
  ['noeuds', ['word']],
  ['عقد', ['prefix']],
  ['للبحاره', ['prefix']],
  ['c++', ['tagged']],
  ['cordages', ['prefix', 'word', 'exact', 'beginning']],
  ['making', ['prefix', 'word', 'exact', 'beginning', 'tagged']],
  ['quenneville sailor', ['prefix']],
  ["knots' | 'ropes", ['tagged']],
  ['knots:*', ['exact', 'prefix', 'word', 'beginning', 'tagged']],
  ['/draft', []],
  ['x'.repeat(100), []],
  ['a '.repeat(50), ['word', 'beginning']],
])('%j finds %j', { tags: ['2.330', '2.332', '10.180'] }, async (q, ids) => {
  expect((await idsOf(q)).toSorted()).toEqual(ids.toSorted());
});

test.each(["'", '\\', '%', '\u0301'])('%j is no query', { tags: ['2.333', '10.180'] }, async (q) => {
  expect(await idsOf(q)).toHaveLength(5);
});

test('finds changes at once', { tags: ['10.181'] }, async () => {
  const { db } = api().context;
  await api().expect(200, 'publishCourse', { params: { id: 'draft' }, token });
  expect(await idsOf('knots')).toContain('draft');
  const body = { name: { en: 'Splices' }, tags: ['marlinspike'] };
  await api().expect(200, 'updateCourse', { params: { id: 'draft' }, token, body });
  expect(await idsOf('knots')).not.toContain('draft');
  expect(await idsOf('marlinspike')).toEqual(['draft']);
  await sql`update categories set name = '{"en":"Riggings"}' where id = 'rope-work'`.execute(db);
  expect(await idsOf('riggings', { sortBy: 'price' })).toHaveLength(5);
  await sql`update users set name = 'Amal Haddad' where instructor_status = 'approved'`.execute(db);
  expect((await find('amal')).instructors).toMatchObject([{ name: 'Amal Haddad' }]);
  expect(await idsOf('quenneville')).toEqual([]);
  await sql`update courses set enrolled = 100000 where id = 'tagged'`.execute(db);
  expect((await idsOf(''))[0]).toBe('tagged');
  await api().expect(200, 'unpublishCourse', { params: { id: 'draft' }, token });
  expect(await idsOf('splices')).toEqual([]);
});

test('the database splits texts into words like the rules', { tags: ['2.330'] }, async () => {
  const texts = [
    'Intro to C++, C# & Node.js (2026)',
    'L’atelier : « œuvres »…',
    'تعلّم الآلة، ثم ماذا؟',
    'snake_case/kebab-case\\back',
    '\u00a0\u200b\u3000',
    'हिन्दी भाषा',
    `${'é'.repeat(60)} x`,
    '𝔘nicode 👩‍🚀 ½',
  ];
  for (const text of texts) {
    const { rows } = await sql<{ words: string[] }>`select search_words_of(${text}) as words`.execute(
      api().context.db,
    );
    expect(rows[0]?.words).toEqual(searchWords(text));
  }
});

test('a complete rebuild changes nothing', { tags: ['10.181'] }, async () => {
  const { db } = api().context;
  const read = async () => (await sql`select * from course_search order by course_id`.execute(db)).rows;
  const before = await read();
  await sql`select rebuild_search()`.execute(db);
  expect(await read()).toEqual(before);
});
