import { languages } from '@lyceum/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedLanguage, directions, endonyms, findLocalised, localisedWithLanguage } from './languages.ts';

test('Arabic is the one language written from right to left', () => {
  expect(languages.filter((language) => directions[language] === 'rtl')).toEqual(['ar']);
  expect(Object.keys(endonyms)).toEqual([...languages]);
});

test('a regional tag stands for its language, and nothing else for any', () => {
  expect(['fr-CA', 'ar-EG', 'AR_eg', 'EN', ' fr '].map(acceptedLanguage)).toEqual([
    'fr',
    'ar',
    'ar',
    'en',
    'fr',
  ]);
  expect(['de', 'french', '../fr', 'fr/../..', '', null, undefined, 3].map(acceptedLanguage)).toEqual(
    Array.from({ length: 8 }, () => null),
  );
  fc.assert(fc.property(fc.string(), (tag) => [null, ...languages].includes(acceptedLanguage(tag))));
});

test('a name is shown in the current language, else in English, else as unknown', () => {
  const name = { en: 'Cooking', ar: 'الطبخ', fr: ' ' };
  expect(localisedWithLanguage(name, 'ar')).toEqual({ text: 'الطبخ', language: 'ar' });
  expect(localisedWithLanguage(name, 'fr')).toEqual({ text: 'Cooking', language: 'en' });
  expect(languages.map((language) => localisedWithLanguage({}, language).text)).toEqual([
    'Unknown',
    'غير معروف',
    'Inconnu',
  ]);
  expect(localisedWithLanguage(null, 'fr')).toEqual({ text: 'Inconnu', language: 'fr' });
});

test('a missing description is nothing at all', () => {
  expect(findLocalised({ ar: 'وصف' }, 'fr')).toBeNull();
  expect(findLocalised(undefined, 'en')).toBeNull();
});
