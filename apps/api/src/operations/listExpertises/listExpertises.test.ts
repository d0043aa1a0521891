import { normalizeForSearch } from '@lyceum/rules';
import { sql } from 'kysely';
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
    film: { en: 'Film', ar: 'السّينما والأعمال', fr: 'Cinéma d’auteur, œuvres' },
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
  ['الكتابه', ['writing']],
  ['الابداعيه', ['writing']],
  ['cinema', ['film']],
  ['CINÉMA', ['film']],
  ["d'auteur, oeuvre", ['film']],
  ['السينما والاعمال', ['film']],
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

test('the database normalizes names like the rules', { tags: ['2.170'] }, async () => {
  const isAssigned = (letter: string) => /[^\p{Cn}\p{Cs}\p{Co}\0]/u.test(letter);
  // Latin, Greek, Cyrillic and Arabic letters with their extensions and presentation forms, and general punctuation.
  const blocks = [
    [0x00, 0x052f],
    [0x0600, 0x08ff],
    [0x0900, 0x097f],
    [0x1e00, 0x206f],
    [0xfb00, 0xfb06],
    [0xfb50, 0xfefc],
  ] as const;
  const letters = blocks
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .filter(isAssigned);
  const { rows } = await sql<{ letter: string; normalized: string }>`
    select letter, normalize_for_search('x' || letter || 'x') as normalized from unnest(${letters}::text[]) as letter
  `.execute(api().context.db);
  const different = rows.filter(({ letter, normalized }) => normalized !== normalizeForSearch(`x${letter}x`));
  expect(rows.length).toBeGreaterThan(2000);
  expect(different).toEqual([]);
});

test.each([1, 2, 4, 100])('without a search, pages of %i contain all, by English name', async (limit) => {
  const request = (query: object) => api().expect(200, 'listExpertises', { query: { ...query } });
  expect(await everyPage(limit, request)).toEqual([
    'discount',
    'paths',
    'writing',
    'film',
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
