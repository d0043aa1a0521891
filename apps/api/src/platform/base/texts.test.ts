import { languages } from '@lyceum/i18n';
import { expect, test } from 'vitest';
import { problems } from './problems.ts';
import { createTexts, type TextKey } from './texts.ts';

test('every problem has its own message in each language', { tags: ['8.7'] }, () => {
  const texts = createTexts();
  for (const name of Object.keys(problems)) {
    const key = `server:${name}` as TextKey;
    const translations = languages.map((language) => texts(language, key));
    expect(new Set(translations).size, name).toBe(languages.length);
    expect(translations).not.toContain(name);
  }
});

test.each([
  ['ar', 1, 'ساعة واحدة'],
  ['ar', 2, 'ساعتين'],
  ['ar', 3, '3 ساعات'],
  ['ar', 24, '24 ساعة'],
  ['fr', 1, '1 heure.'],
  ['en', 24, '24 hours'],
] as const)('in %s, %i hours are “%s”', (language, count, words) => {
  const texts = createTexts();
  expect(texts(language, 'server:mails.verification.life', { count })).toContain(words);
});
