import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMatch, findMatches, normalizeForSearch, searchWords } from './search.ts';

test.each([
  ['Cinéma et photographie', 'cinema et photographie'],
  ['ÉCRITURE CRÉATIVE', 'ecriture creative'],
  ['Cœur, Œuvre', 'coeur, oeuvre'],
  ['Straße', 'strasse'],
  ['İstanbul, ılık', 'istanbul, ilik'],
  ['Łódź', 'lodz'],
  ['L’entreprise', "l'entreprise"],
  ['الأعمال', 'الاعمال'],
  ['إدارة', 'اداره'],
  ['آلة', 'اله'],
  ['تعلّم', 'تعلم'],
  ['مُدَرِّسٌ', 'مدرس'],
  ['موسيقى', 'موسيقي'],
  ['مسؤول، شاطئ', 'مسوول، شاطي'],
  ['العـــربية', 'العربيه'],
  ['٢٠٢٦ ۲۰۲۶', '2026 2026'],
  ['ﻻ', 'لا'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['C++ & 100%', 'c++ & 100%'],
  ['हिन्दी', 'हिन्दी'],
])('%s is compared as %s', { tags: ['2.170'] }, (text, expected) => {
  expect(normalizeForSearch(text)).toBe(expected);
});

test('does not depend on how a text is composed, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const normalized = normalizeForSearch(text);
      expect(normalizeForSearch(text.normalize('NFD'))).toBe(normalized);
      expect(normalizeForSearch(normalized)).toBe(normalized);
    }),
  );
});

test.each([
  ['Cinéma et photographie', 'CINEMA', 'Cinéma'],
  ['Cine\u0301ma', 'cine', 'Cine\u0301'],
  ['Les œuvres', 'oeuv', 'œuv'],
  ['Les œuvres', 'euv', 'œuv'],
  ['Un œil', 'o', 'œ'],
  ['الأعمال', 'اعمال', 'أعمال'],
  ['تعلّم الآلة', 'تعلم', 'تعلّم'],
  ['Data Science', ' science ', 'Science'],
])('in %s the query %s matches %s', { tags: ['2.170'] }, (text, query, expected) => {
  const { start, end } = findMatch(text, query) ?? { start: 0, end: 0 };
  expect(text.slice(start, end)).toBe(expected);
});

test.each(['', '  ', 'cooking', '\u0640'])('%j matches nothing', (query) => {
  expect(findMatch('Data Science', query)).toBeNull();
});

test('finds a match exactly where the normalized text contains the normalized query', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme', maxLength: 2 }),
      (text, query) => {
        const needle = normalizeForSearch(query).trim();
        const expected = needle !== '' && normalizeForSearch(text).includes(needle);
        expect(findMatch(text, query) !== null).toBe(expected);
      },
    ),
  );
});

test.each([
  ['Intro to C++, C# & Node.js', ['intro', 'to', 'c++', 'c#', 'node', 'js']],
  ['L’atelier : « œuvres »…', ['l', 'atelier', 'oeuvres']],
  ['تعلّم الآلة، ثم ماذا؟', ['تعلم', 'الاله', 'ثم', 'ماذا']],
  ['\0 \u200b %_\\', []],
  ['é'.repeat(60), ['e'.repeat(40)]],
])('%j has the words %j', { tags: ['2.330'] }, (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test.each([
  ['Web Design for the Web', ['web'], ['Web', 'Web']],
  ['Les œuvres du cinéma', ['cinema', 'oeuv'], ['œuv', 'cinéma']],
  ['TypeScript', ['script', 'type', 'scr'], ['TypeScript']],
  ['A banana, an apple', ['a', 'an'], ['A', 'an', 'a']],
  ['أساسيات الخط العربي', ['خط', 'عربي'], ['عربي']],
  ['Ropes', ['knots', ''], []],
])('in %j the words %j mark %j', { tags: ['2.334'] }, (text, words, parts) => {
  expect(findMatches(text, words).map(({ start, end }) => text.slice(start, end))).toEqual(parts);
});
