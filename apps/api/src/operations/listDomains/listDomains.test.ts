import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCategory, addDomain } from '../../testing/catalog.ts';
import { everyPage } from '../../testing/pages.ts';

const api = testApi();

beforeAll(async () => {
  const names = ['banjo', 'Applied arts', 'cinema', 'Banjo', 'Zoology', 'astronomy', 'Écriture'];
  for (const [index, en] of names.entries()) {
    await addDomain(api(), { id: `d${index}`, name: JSON.stringify({ en, fr: `fr ${index}` }) });
  }
  await addCategory(api(), {
    id: 'waves',
    domain_id: 'd0',
    name: JSON.stringify({ en: 'waves', fr: 'étoffes' }),
  });
  await addCategory(api(), {
    id: 'Strings',
    domain_id: 'd0',
    name: JSON.stringify({ en: 'Strings', fr: 'Éventails' }),
    description: JSON.stringify({ en: 'Plucked' }),
  });
});

test('returns a page by English name, ties by id', async () => {
  const body = await api().expect(200, 'listDomains', { query: { limit: 4 } });
  expect(body).toMatchObject({ page: 1, limit: 4, totalResults: 7 });
  expect(body.results.map(({ id }) => id)).toEqual(['d1', 'd5', 'd0', 'd3']);
  expect(body.results[2]).toEqual({
    id: 'd0',
    name: { en: 'banjo', fr: 'fr 0' },
    color: '#2f6fb7',
    href: '/domain/d0',
  });
});

test('has 10 results per page by default', { tags: ['7.4', '7.6'] }, async () => {
  expect(await api().expect(200, 'listDomains')).toMatchObject({ page: 1, limit: 10 });
});

test.each([1, 2, 3, 7, 100])('pages of %i form the whole list', { tags: ['3.4'] }, async (limit) => {
  const ids = await everyPage(limit, (query) => api().expect(200, 'listDomains', { query }));
  expect(ids).toEqual(['d1', 'd5', 'd0', 'd3', 'd2', 'd6', 'd4']);
});

test('a page past the end is empty and has the total', { tags: ['3.4'] }, async () => {
  expect(await api().expect(200, 'listDomains', { query: { page: 3, limit: 4 } })).toEqual({
    results: [],
    page: 3,
    limit: 4,
    totalResults: 7,
  });
});

test('includes all categories by name on request', { tags: ['2.18', '10.130'] }, async () => {
  const { results } = await api().expect(200, 'listDomains', { query: { populate: 'categories' } });
  const banjo = results.find(({ id }) => id === 'd0');
  expect(banjo?.categories?.map(({ id }) => id)).toEqual(['Strings', 'waves']);
  expect(banjo?.categories?.[0]).toEqual({
    id: 'Strings',
    name: { en: 'Strings', fr: 'Éventails' },
    description: { en: 'Plucked' },
    color: '#2f6fb7',
    href: '/category/Strings',
    domain: { id: 'd0', name: { en: 'banjo', fr: 'fr 0' }, color: '#2f6fb7', href: '/domain/d0' },
    courseCount: 0,
    learnerCount: 0,
  });
  expect(results.find(({ id }) => id === 'd1')?.categories).toEqual([]);
  const french = await api().expect(200, 'listDomains', {
    query: { populate: 'categories', language: 'fr' },
  });
  expect(french.results[0]?.categories?.map(({ id }) => id)).toEqual(['waves', 'Strings']);
});

test('the total changes with insertions and deletions', async () => {
  const total = async () => (await api().expect(200, 'listDomains')).totalResults;
  await addDomain(api(), { id: 'passing' });
  expect(await total()).toBe(8);
  await api().context.db.deleteFrom('domains').where('id', '=', 'passing').execute();
  expect(await total()).toBe(7);
});
