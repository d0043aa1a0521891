import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addExpertise } from '../../testing/catalog.ts';

const api = testApi();

test('returns the area of expertise', { tags: ['7.14'] }, async () => {
  const name = { en: 'Baking', ar: 'الخَبز', fr: 'Boulangerie' };
  await addExpertise(api(), { id: 'baking', name: JSON.stringify(name) });
  expect(await api().expect(200, 'getExpertise', { params: { id: 'baking' } })).toEqual({
    id: 'baking',
    name,
    description: null,
  });
});

test('rejects an unknown area of expertise', async () => {
  expect(await api().expect(404, 'getExpertise', { params: { id: 'nothing' } })).toMatchObject({
    code: 'expertise_not_found',
  });
});
