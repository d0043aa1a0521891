import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCategory, addDomain } from '../../testing/catalog.ts';

const api = testApi();

test('returns the category with its domain', { tags: ['7.9'] }, async () => {
  const domain = await addDomain(api(), { id: 'technology' });
  const name = { en: 'Web development', fr: 'Développement web' };
  await addCategory(api(), { id: 'web_dev', domain_id: domain.id, name: JSON.stringify(name) });
  expect(await api().expect(200, 'getCategory', { params: { id: 'web_dev' } })).toEqual({
    id: 'web_dev',
    name,
    description: null,
    color: '#2f6fb7',
    href: '/category/web_dev',
    domain: { id: 'technology', name: domain.name, color: domain.color, href: '/domain/technology' },
    courseCount: 0,
    learnerCount: 0,
  });
});

test('rejects an unknown category', async () => {
  expect(await api().expect(404, 'getCategory', { params: { id: 'nowhere' } })).toEqual({
    code: 'category_not_found',
    message: 'Category not found',
  });
});
