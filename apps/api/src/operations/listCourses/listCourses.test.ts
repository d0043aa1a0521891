import { limits } from '@lyceum/rules';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';

const api = testApi();

beforeAll(async () => {
  const { user } = await addCatalogFixture(api());
  const owned = { category_id: 'crafts', instructor_id: user.id };
  for (const id of ['a', 'b']) await addCourse(api(), { id, ...owned });
  await addCourse(api(), { id: 'draft', ...owned, status: 'draft' });
});

const read = (ids: readonly string[]) => api().expect(200, 'listCourses', { query: { ids: ids.join(',') } });

test('returns published courses in the order of the ids', async () => {
  const { results } = await read(['b', 'nowhere', 'knots', 'draft', 'a']);
  expect(results.map(({ id }) => id)).toEqual(['b', 'knots', 'a']);
  expect(results[0]).toMatchObject({ href: '/course/b', related: null, instructorProfile: null });
});

test('is empty without ids', async () => {
  expect(await api().expect(200, 'listCourses', {})).toEqual({ results: [] });
});

test('rejects more ids than a page holds, and empty ids', async () => {
  const many = Array.from({ length: limits.coursesById + 1 }, (_, number) => `c${number}`);
  for (const ids of [many.join(','), 'a,,b', ',', 'x'.repeat(101)])
    await api().expect(400, 'listCourses', { query: { ids } });
});
