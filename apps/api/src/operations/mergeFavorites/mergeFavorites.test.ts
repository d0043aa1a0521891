import { limits } from '@lyceum/rules';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';

const api = testApi();

beforeAll(async () => {
  const { user } = await addCatalogFixture(api());
  const owned = { category_id: 'crafts', instructor_id: user.id };
  await addCourse(api(), { id: 'draft', ...owned, status: 'draft' });
  for (let number = 0; number < limits.favoritesPerUser + 50; number++)
    await addCourse(api(), { id: `c${number}`, ...owned });
});

const merge = (token: string, ids: string[]) => api().expect(200, 'mergeFavorites', { token, body: { ids } });

test('adds to the favorites, in the order of the list, and ignores unknown and unpublished courses', async () => {
  const { token } = await api().user();
  await api().expect(204, 'addFavorite', { params: { id: 'knots' }, token });
  api().passTime(1000);
  expect(await merge(token, ['c2', 'nowhere', 'knots', 'draft', 'c1'])).toEqual({
    ids: ['c2', 'c1', 'knots'],
  });
  expect(await merge(token, ['c1', 'c2'])).toEqual({ ids: ['c2', 'c1', 'knots'] });
  expect(await merge(token, [])).toEqual({ ids: ['c2', 'c1', 'knots'] });
});

test('adds as many as fit, the first ones', async () => {
  const { token } = await api().user();
  const from = (first: number) => Array.from({ length: 100 }, (_, index) => `c${first + index}`);
  await merge(token, from(0));
  await merge(token, from(90));
  expect((await merge(token, from(150))).ids).toHaveLength(limits.favoritesPerUser);
  const { ids } = await api().expect(200, 'listFavorites', { token });
  expect(ids).toContain('c199');
  expect(ids).not.toContain('c200');
});

test('concurrent calls of two tabs add each course once', async () => {
  const { token } = await api().user();
  await Promise.all(Array.from({ length: 10 }, () => merge(token, ['c1', 'knots', 'c2'])));
  expect(await api().expect(200, 'listFavorites', { token })).toEqual({ ids: ['c1', 'knots', 'c2'] });
});

test('rejects more courses than a device stores, and duplicate courses', async () => {
  const { token } = await api().user();
  const many = Array.from({ length: limits.favoritesPerDevice + 1 }, (_, number) => `c${number}`);
  for (const ids of [many, ['c1', 'c1']]) await api().expect(400, 'mergeFavorites', { token, body: { ids } });
});
