import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../testing/api.ts';
import { addCategory, addCourse, addDomain } from '../testing/catalog.ts';
import { facetsOf } from './facets.ts';

const api = testApi();

beforeAll(async () => {
  const { user } = await api().instructor();
  await addDomain(api(), { id: 'living' });
  await addCategory(api(), { id: 'cooking', domain_id: 'living' });
  const owned = { category_id: 'cooking', instructor_id: user.id, name: JSON.stringify({ en: 'Bread' }) };
  const at = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 15));
  await addCourse(api(), { ...owned, id: 'past', scheduled_time: at(2026, 4) });
  await addCourse(api(), { ...owned, id: 'same', scheduled_time: at(2026, 5), price_cents: 0 });
  await addCourse(api(), { ...owned, id: 'later', scheduled_time: at(2026, 12), rating: 3.9 });
  await addCourse(api(), { ...owned, id: 'next', scheduled_time: at(2031, 1), rating: 4 });
  await addCourse(api(), { ...owned, id: 'far', scheduled_time: at(2103, 2), rating: 5 });
  await addCourse(api(), { ...owned, id: 'never', price_cents: 0 });
});

test.each<[Parameters<typeof facetsOf>[0], string[]]>([
  [{ time: 'upcoming' }, ['far', 'later', 'next', 'same']],
  [{ minRating: 4 }, ['far', 'next']],
  [{ minRating: 3 }, ['far', 'later', 'next']],
  [{ price: 'free' }, ['never', 'same']],
  [{ time: 'upcoming', minRating: 5 }, ['far']],
])('the index finds the courses of %j', { tags: [] }, async (filters, ids) => {
  const query = facetsOf(filters, new Date('2026-05-02T00:00:00Z'))
    .map((part) => `(${part})`)
    .join(' & ');
  const { rows } = await sql<{ course_id: string }>`
    select course_id from course_search where words @@ ${query}::tsquery order by course_id
  `.execute(api().context.db);
  expect(rows.map(({ course_id }) => course_id)).toEqual(ids);
});

test('a changed rating, price or time changes what a search with filters finds', {
  tags: [],
}, async () => {
  const find = async (query: object) => {
    const { results } = await api().expect(200, 'search', { query: { q: 'bread', ...query } });
    return results.map(({ id }) => id);
  };
  const change = (fields: object) =>
    api().context.db.updateTable('courses').set(fields).where('id', '=', 'past').execute();
  expect(await find({ minRating: 4 })).not.toContain('past');
  await change({ rating: 4.2 });
  expect(await find({ minRating: 4 })).toContain('past');
  expect(await find({ minRating: 5 })).not.toContain('past');
  await change({ price_cents: 0, scheduled_time: new Date(Date.now() + 3_600_000) });
  expect(await find({ price: 'free', time: 'upcoming' })).toContain('past');
});
