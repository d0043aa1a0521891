import { beforeAll, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';
import { everyPage } from '../../testing/pages.ts';

const api = testApi();
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api(), {
    name: JSON.stringify({ en: 'Cleats' }),
    rating: 4,
    price_cents: 100,
  });
  const owned = { category_id: 'textiles', instructor_id: instructor.user.id };
  const named = (en: string) => JSON.stringify({ en });
  await addCourse(api(), {
    id: 'a',
    ...owned,
    name: named('Bends'),
    rating: 5,
    price_cents: 300,
    enrolled: 2,
  });
  await addCourse(api(), {
    id: 'b',
    ...owned,
    name: named('Anchors'),
    rating: null,
    price_cents: 200,
    enrolled: 9,
  });
  await addCourse(api(), { id: 'draft', ...owned, status: 'draft' });
  const other = await api().instructor();
  await addCourse(api(), { id: 'other', category_id: 'crafts', instructor_id: other.user.id });
});

test.each([
  ['name', ['b', 'a', 'knots']],
  ['rating', ['a', 'knots', 'b']],
  ['enrolled', ['b', 'a', 'knots']],
  ['price', ['knots', 'b', 'a']],
])('by %s, the pages form the list of the published courses', async (sortBy, ids) => {
  const params = { id: instructor.user.id };
  for (const limit of [1, 2, 12]) {
    const request = (query: object) =>
      api().expect(200, 'listPublicCourses', { params, query: { ...query, sortBy } });
    expect(await everyPage(limit, request)).toEqual(ids);
  }
});

test('is by name by default, and a page past the end is empty', async () => {
  const params = { id: instructor.user.id };
  const body = await api().expect(200, 'listPublicCourses', { params });
  expect(body).toMatchObject({ page: 1, limit: 12, totalResults: 3 });
  expect(body.results.map(({ id }) => id)).toEqual(['b', 'a', 'knots']);
  expect(await api().expect(200, 'listPublicCourses', { params, query: { page: 2 } })).toEqual({
    ...{ results: [], page: 2, limit: 12, totalResults: 3 },
  });
});
