import { beforeAll, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';

const api = testApi();
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
  for (const id of ['a', 'b'])
    await addCourse(api(), { id, category_id: 'crafts', instructor_id: instructor.user.id });
});

test('returns the last added first, without unpublished and deleted courses', async () => {
  const { token } = await api().user();
  const favorites = () => api().expect(200, 'listFavorites', { token });
  expect(await favorites()).toEqual({ ids: [] });
  for (const id of ['b', 'a', 'knots']) {
    await api().expect(204, 'addFavorite', { params: { id }, token });
    api().passTime(1000);
  }
  expect(await favorites()).toEqual({ ids: ['knots', 'a', 'b'] });
  const own = (id: string) => ({ params: { id }, token: instructor.token });
  await api().expect(200, 'unpublishCourse', own('a'));
  expect(await favorites()).toEqual({ ids: ['knots', 'b'] });
  await api().expect(200, 'publishCourse', own('a'));
  expect(await favorites()).toEqual({ ids: ['knots', 'a', 'b'] });
  await api().expect(204, 'deleteCourse', own('a'));
  expect(await favorites()).toEqual({ ids: ['knots', 'b'] });
});
