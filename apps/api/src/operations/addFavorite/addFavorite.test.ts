import { limits, rate } from '@lyceum/rules';
import { beforeAll, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';

const api = testApi({ rates: { ...rate, favorite: { max: 260, perMs: 60_000 } } });
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
  const owned = { category_id: 'crafts', instructor_id: instructor.user.id };
  await addCourse(api(), { id: 'draft', ...owned, status: 'draft' });
  for (let number = 0; number <= limits.favoritesPerUser; number++)
    await addCourse(api(), { id: `c${number}`, ...owned });
});

const add = (token: string, id: string) => api().call('addFavorite', { params: { id }, token });
const favorites = async (token: string) => (await api().expect(200, 'listFavorites', { token })).ids;

test('adds a course once, however often it is called', async () => {
  const { token } = await api().user();
  for (const _ of [1, 2]) expect(await add(token, 'knots')).toMatchObject({ status: 204, body: undefined });
  expect(await favorites(token)).toEqual(['knots']);
});

test('rejects an unknown course and a draft, even one’s own', async () => {
  const { token } = await api().user();
  for (const request of [
    { id: 'nowhere', token },
    { id: 'draft', token },
    { id: 'draft', token: instructor.token },
  ]) {
    expect(await add(request.token, request.id)).toMatchObject({
      status: 404,
      body: { code: 'course_not_found', message: 'Course not found' },
    });
  }
});

test('an account has a limited number of favorites, also with concurrent calls', async () => {
  const { token } = await api().user();
  const ids = Array.from({ length: limits.favoritesPerUser - 1 }, (_, number) => `c${number}`);
  for (const part of [ids.slice(0, 100), ids.slice(100)])
    await api().expect(200, 'mergeFavorites', { token, body: { ids: part } });
  const last = ['knots', `c${limits.favoritesPerUser - 1}`, `c${limits.favoritesPerUser}`];
  const responses = await Promise.all(last.map((id) => add(token, id)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
  const refused = responses.find(({ status }) => status === 409);
  expect(refused?.body).toEqual({
    code: 'too_many_favorites',
    message: 'You already have 200 favorites. Remove one to add another.',
  });
  expect(await favorites(token)).toHaveLength(limits.favoritesPerUser);
  // One that is a favorite can be added again, and an unpublished one leaves its place to another.
  expect(await add(token, 'c0')).toMatchObject({ status: 204 });
  await api().expect(200, 'unpublishCourse', { params: { id: 'c1' }, token: instructor.token });
  const missing = last[responses.findIndex(({ status }) => status === 409)] ?? '';
  expect(await add(token, missing)).toMatchObject({ status: 204 });
  await api().expect(200, 'publishCourse', { params: { id: 'c1' }, token: instructor.token });
  const ids2 = await favorites(token);
  expect(ids2).toHaveLength(limits.favoritesPerUser);
  expect(ids2).toContain(missing);
});

test('limits the changes of an account', async () => {
  const { token } = await api().user();
  const remove = () => api().call('removeFavorite', { params: { id: 'knots' }, token });
  for (let call = 0; call < 260; call++) expect(await remove()).toMatchObject({ status: 204 });
  expect(await remove()).toMatchObject({ status: 429 });
  expect(await add(token, 'knots')).toMatchObject({ status: 429 });
  expect(await api().call('mergeFavorites', { token, body: { ids: [] } })).toMatchObject({ status: 429 });
});
