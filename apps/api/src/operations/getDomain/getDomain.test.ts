import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCategory, addDomain } from '../../testing/catalog.ts';

const api = testApi();

test('returns the domain without its categories', { tags: ['7.7'] }, async () => {
  const name = { en: 'Technology', ar: 'التقنية', fr: 'Technologie' };
  await addDomain(api(), { id: 'technology', name: JSON.stringify(name), color: '#336699' });
  await addCategory(api(), { id: 'web_dev', domain_id: 'technology' });
  expect(await api().expect(200, 'getDomain', { params: { id: 'technology' } })).toEqual({
    id: 'technology',
    name,
    color: '#336699',
    href: '/domain/technology',
  });
});

test('rejects an unknown domain', async () => {
  expect(await api().expect(404, 'getDomain', { params: { id: 'nowhere' } })).toEqual({
    code: 'domain_not_found',
    message: 'Domain not found',
  });
});
