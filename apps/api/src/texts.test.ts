import { expect, test } from 'vitest';
import { problems } from './problems.ts';
import { languageOf, loadTexts, type TextKey } from './texts.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'fr'],
  ['fr-CA, fr;q=0.9', 'fr'],
  ['de, ar;q=0.5, en;q=0.4', 'ar'],
  ['en;q=0.2, fr;q=0.8', 'fr'],
  ['fr;q=0, ar', 'ar'],
  ['*', 'en'],
  ['\u0000;;;q=q', 'en'],
  [`${'x,'.repeat(10_000)}fr`, 'en'],
])('responds to Accept-Language %j in %s', { tags: ['10.26'] }, (header, language) => {
  expect(languageOf(header)).toBe(language);
});

test('every problem has its own message in each language', { tags: ['8.7'] }, async () => {
  const texts = await loadTexts();
  for (const name of Object.keys(problems)) {
    const key = `server:${name}` as TextKey;
    const said = [texts('en', key), texts('ar', key), texts('fr', key)];
    expect(new Set(said).size, name).toBe(3);
    expect(said).not.toContain(name);
  }
});

test.each([
  ['ar', 1, 'ساعة واحدة'],
  ['ar', 2, 'ساعتين'],
  ['ar', 3, '3 ساعات'],
  ['ar', 24, '24 ساعة'],
  ['fr', 1, '1 heure.'],
  ['en', 24, '24 hours'],
] as const)('in %s, %i hours are “%s”', async (language, count, words) => {
  const texts = await loadTexts();
  expect(texts(language, 'mails:verification.life', { count })).toContain(words);
});
