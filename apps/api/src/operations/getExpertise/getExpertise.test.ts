import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addExpertise } from '../../testing/catalog.ts';

const api = testApi();

test('gives the area of expertise', async () => {
  const name = { en: 'Baking', ar: 'الخَبز', fr: 'Boulangerie' };
  await addExpertise(api(), { id: 'baking', name: JSON.stringify(name) });
  expect(await api().expect(200, 'getExpertise', { params: { id: 'baking' } })).toEqual({
    id: 'baking',
    name,
    description: null,
  });
});

test('refuses one that does not exist', async () => {
  expect(await api().expect(404, 'getExpertise', { params: { id: 'nothing' } })).toMatchObject({
    code: 'expertise_not_found',
  });
});
