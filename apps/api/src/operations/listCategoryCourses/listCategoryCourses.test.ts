import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCategory, addCourse, addDomain } from '../../testing/catalog.ts';
import { everyPage } from '../../testing/pages.ts';

const api = testApi();
const params = { id: 'cooking' };

interface Listed {
  id: string;
  name: string;
  rating: number | null;
  enrolled: number;
  price: number;
}

/** Few values for each field, so that there are many ties. */
const [courses = []] = fc.sample(
  fc.array(
    fc.record({
      name: fc.constantFrom('Bread', 'bread', 'Sauces', 'éclairs', 'Tagine', 'zest'),
      rating: fc.constantFrom(null, 3.5, 4, 4.25, 5),
      enrolled: fc.constantFrom(0, 3, 12),
      price: fc.constantFrom(0, 12.5, 49.99),
    }),
    { minLength: 45, maxLength: 45 },
  ),
  { numRuns: 1, seed: 20_260_101 },
);
const listed: Listed[] = courses.map((course, index) => ({ ...course, id: `c${(index * 17) % 45}` }));

const byText = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
const orders: Record<string, (one: Listed, other: Listed) => number> = {
  name: (one, other) => new Intl.Collator('en').compare(one.name, other.name),
  rating: (one, other) => (other.rating ?? -1) - (one.rating ?? -1),
  enrolled: (one, other) => other.enrolled - one.enrolled,
  price: (one, other) => one.price - other.price,
};

beforeAll(async () => {
  const { user } = await api().instructor();
  await addDomain(api(), { id: 'living' });
  await addCategory(api(), { id: 'cooking', domain_id: 'living' });
  await addCategory(api(), { id: 'sewing', domain_id: 'living' });
  const owned = { category_id: 'cooking', instructor_id: user.id };
  for (const { id, name, rating, enrolled, price } of listed) {
    const fields = { name: JSON.stringify({ en: name }), rating, enrolled };
    await addCourse(api(), { ...owned, id, ...fields, price_cents: Math.round(price * 100) });
  }
  await addCourse(api(), { ...owned, id: 'unfinished', status: 'draft' });
  await addCourse(api(), { ...owned, id: 'hems', category_id: 'sewing' });
});

test.each(Object.entries(orders))(
  'by %s, the pages form the whole list, ties by id',
  { tags: ['2.31'] },
  async (sortBy, order) => {
    const ids = listed.toSorted((one, other) => order(one, other) || byText(one.id, other.id));
    for (const limit of [1, 7, 12, 45, 100]) {
      const request = (query: object) =>
        api().expect(200, 'listCategoryCourses', { params, query: { ...query, sortBy } });
      expect(await everyPage(limit, request)).toEqual(ids.map(({ id }) => id));
    }
  },
);

test('returns 12 by name by default, without related courses', { tags: ['7.4', '7.10'] }, async () => {
  const body = await api().expect(200, 'listCategoryCourses', { params });
  expect(body).toMatchObject({ page: 1, limit: 12, totalResults: 45 });
  expect(body.results).toHaveLength(12);
  expect(new Set(body.results.map(({ related }) => related))).toEqual(new Set([null]));
});

test('a page past the end is empty and has the total', { tags: ['3.4'] }, async () => {
  expect(await api().expect(200, 'listCategoryCourses', { params, query: { page: 5 } })).toEqual({
    results: [],
    page: 5,
    limit: 12,
    totalResults: 45,
  });
});

test('hides drafts from all users, including their instructor', async () => {
  const { token } = await api().user({ role: 'admin' });
  const query = { limit: 100 };
  const { results } = await api().expect(200, 'listCategoryCourses', { params, query, token });
  expect(results.map(({ id }) => id)).not.toContain('unfinished');
});

test('rejects an unknown category', async () => {
  expect(await api().expect(404, 'listCategoryCourses', { params: { id: 'nowhere' } })).toMatchObject({
    code: 'category_not_found',
    message: 'Category not found',
  });
});
