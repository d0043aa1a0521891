import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addExpertise } from '../../testing/catalog.ts';
import { everyPage } from '../../testing/pages.ts';

const api = testApi();

beforeAll(async () => {
  const names = {
    typescript: { en: 'TypeScript', ar: 'تايب سكريبت', fr: 'TypeScript' },
    writing: { en: 'creative writing', ar: 'الكتابة الإبداعية', fr: 'Écriture créative' },
    discount: { en: '100% wool', fr: 'Pure laine' },
    naming: { en: 'snake_case', fr: 'Nommage' },
    paths: { en: 'C:\\ drives', fr: 'Disques' },
    javascript: { en: 'JavaScript' },
  };
  for (const [id, name] of Object.entries(names)) {
    await addExpertise(api(), { id, name: JSON.stringify(name), description: JSON.stringify({ en: id }) });
  }
});

const search = async (part: string) => {
  const body = await api().expect(200, 'listExpertises', { query: { search: part } });
  expect(body.totalResults).toBe(body.results.length);
  return body.results.map(({ id }) => id);
};

test.each([
  ['script', ['javascript', 'typescript']],
  ['SCRIPT', ['javascript', 'typescript']],
  ['écriture', ['writing']],
  ['ÉCRITURE CRÉ', ['writing']],
  ['الكتابة', ['writing']],
  ['سكريبت', ['typescript']],
  ['%', ['discount']],
  ['0% w', ['discount']],
  ['_', ['naming']],
  ['e_c', ['naming']],
  ['\\', ['paths']],
  [':\\ d', ['paths']],
  ['%script', []],
  ['java_cript', []],
  ["'; drop table users; --", []],
  ['script\n', []],
  ['nothing like it', []],
])('%j matches the name %j', async (part, ids) => {
  expect(await search(part)).toEqual(ids);
});

test.each([1, 2, 4, 100])('without a search, pages of %i contain all, by English name', async (limit) => {
  const request = (query: object) => api().expect(200, 'listExpertises', { query: { ...query } });
  expect(await everyPage(limit, request)).toEqual([
    'discount',
    'paths',
    'writing',
    'javascript',
    'naming',
    'typescript',
  ]);
});

test('pages of a search contain all matches', async () => {
  const request = (query: object) =>
    api().expect(200, 'listExpertises', { query: { ...query, search: 'script' } });
  expect(await everyPage(1, request)).toEqual(['javascript', 'typescript']);
  expect(await request({ page: 3 })).toEqual({ results: [], page: 3, limit: 10, totalResults: 2 });
});

test('returns name and description', { tags: ['7.13'] }, async () => {
  const { results } = await api().expect(200, 'listExpertises', { query: { search: 'java' } });
  expect(results).toEqual([
    { id: 'javascript', name: { en: 'JavaScript' }, description: { en: 'javascript' } },
  ]);
});
