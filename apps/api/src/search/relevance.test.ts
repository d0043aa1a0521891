import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../demo/seed.ts';
import { startApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await seedDemo(api.context.db, api.context.now());
});
afterAll(() => api.close());

/** Queries with their first result. */
const queries: Record<string, [query: string, id: string][]> = {
  English: [
    ['Python from Scratch', 'python-basics-from-scratch'],
    ['git', 'git-from-scratch'],
    ['intro to git', 'git-from-scratch'],
    ['pyhton', 'advanced-python-async'],
    ['TYPESCRIPT', 'advanced-typescript'],
    ['typscript', 'advanced-typescript'],
    ['machine learning', 'machine-learning-mistakes'],
    ['machne lerning', 'machine-learning-mistakes'],
    ['sour', 'sourdough-mistakes'],
    ['kubernets', 'kubernetes-from-scratch'],
    ['guitar', 'acoustic-guitar-from-scratch'],
    ['gitar', 'acoustic-guitar-from-scratch'],
    ['watercolour', 'watercolor-workshop'],
    ['shell scripting', 'shell-scripting'],
    ['budgeting weekend', 'budgeting-weekend'],
    ['command line', 'command-line-weekend'],
    ['SEO', 'intro-to-technical-seo'],
    ['css layout', 'css-layout-workshop'],
    ['embroidry', 'embroidery-weekend'],
    ['cosmology', 'cosmology'],
  ],
  French: [
    ['Levain : partir de zéro', 'sourdough-from-scratch'],
    ['guitare', 'acoustic-guitar-from-scratch'],
    ['gitare acoustique', 'acoustic-guitar-from-scratch'],
    ['aquarele', 'watercolor-workshop'],
    ['apprentissage automatique', 'machine-learning-mistakes'],
    ['ecriture de roman', 'novel-writing'],
    ['ÉCRITURE', 'arabic-script-from-scratch'],
    ['jardins', 'wildlife-gardens-projects'],
    ['photographie de rue', 'street-photography-mistakes'],
    ['fotographie', 'street-photography-mistakes'],
    ['levain', 'sourdough-mistakes'],
    ['cosmologie', 'cosmology'],
    ['couture', 'sewing-mistakes'],
    ['comptabilite analytique', 'cost-accounting-in-depth'],
    ['cuisine japonaise', 'japanese-cooking-foundations'],
    ['l’aquarelle', 'watercolor-workshop'],
    ['ligne de comande', 'command-line-weekend'],
    ['potager balcon', 'vegetable-garden-from-scratch'],
    ['budget', 'budgeting-in-practice'],
    ['broderie', 'embroidery-weekend'],
  ],
  Arabic: [
    ['بايثون من الصفر', 'python-basics-from-scratch'],
    ['بايتون', 'advanced-python-async'],
    ['غيتار', 'acoustic-guitar-from-scratch'],
    ['الغيتار', 'acoustic-guitar-from-scratch'],
    ['خط عربي', 'arabic-calligraphy-foundations'],
    ['الخط العربي بعمق', 'arabic-calligraphy-in-depth'],
    ['المطبخ المكسيكي', 'mexican-cooking'],
    ['مطبخ مكسيكي', 'mexican-cooking-weekend'],
    ['تصوير الشارع', 'street-photography-mistakes'],
    ['البرمجة', 'shell-scripting-projects'],
    ['الالوان المائية', 'watercolor-from-scratch'],
    ['الألوان المائيّة', 'watercolor-from-scratch'],
    ['تعلم الالة', 'machine-learning-mistakes'],
    ['علم الكون', 'cosmology'],
    ['ميزانيه', 'budgeting-in-practice'],
    ['الخياطة', 'sewing-mistakes'],
    ['النحو', 'arabic-grammar-in-depth'],
    ['الخبز', 'flatbreads-weekend'],
    ['خبز مسطح', 'flatbreads-weekend'],
    ['الطبج', 'mexican-cooking-weekend'],
  ],
};

describe.each(Object.entries(queries))('in the demonstration, the %s query', (_, table) => {
  test.each(table)('%j finds %s first', { tags: ['2.331', '2.332'] }, async (q, id) => {
    const { results } = await api.expect(200, 'search', { query: { q, limit: 1 } });
    expect(results[0]?.id).toBe(id);
  });
});

test.each([
  ['pyhton', 'python'],
  ['البرمجة', 'برمجة'],
  ['gitare acoustique', 'guitare acoustique'],
  ['intro to git', 'git'],
  ['xqzw python', 'python'],
  ['python', null],
  ['pyth', null],
  ['xqzw', null],
])('for %j, suggests %j', { tags: ['2.332'] }, async (q, suggestion) => {
  expect(await api.expect(200, 'search', { query: { q } })).toMatchObject({ suggestion });
});

test.each([
  ['teknologie', 'domains', 'technology'],
  ['الطبخ', 'categories', 'home_cooking'],
  ['pavel', 'instructors', 'Pavel Novák'],
] as const)('%j also finds one of the %s', { tags: ['2.330'] }, async (q, kind, expected) => {
  const page = await api.expect(200, 'search', { query: { q } });
  const names = page[kind].map((entry) =>
    kind !== 'instructors' && 'href' in entry ? entry.id : entry.name,
  );
  expect(names).toContain(expected);
});
