import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCatalogFixture } from '../../testing/catalog.ts';

const api = testApi();
const params = { id: 'knots' };

beforeAll(async () => {
  await addCatalogFixture(api());
});

test('removes a favorite of the caller only, however often it is called', async () => {
  const [{ token }, other] = [await api().user(), await api().user()];
  for (const user of [token, other.token]) await api().expect(204, 'addFavorite', { params, token: user });
  for (const _ of [1, 2]) {
    expect(await api().call('removeFavorite', { params, token })).toMatchObject({
      status: 204,
      body: undefined,
    });
  }
  expect(await api().expect(200, 'listFavorites', { token })).toEqual({ ids: [] });
  expect(await api().expect(200, 'listFavorites', { token: other.token })).toEqual({ ids: ['knots'] });
});

test('gives the same response for an unknown course', async () => {
  const { token } = await api().user();
  await api().expect(204, 'removeFavorite', { params: { id: 'nowhere' }, token });
});
