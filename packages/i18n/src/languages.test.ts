import { languages } from '@lyceum/rules';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { acceptedLanguage, directionOfLanguage, directions, endonyms, findLocalized } from './languages.ts';

test('only Arabic is written from right to left', { tags: ['1.9'] }, () => {
  expect(languages.filter((language) => directions[language] === 'rtl')).toEqual(['ar']);
  expect(Object.keys(endonyms)).toEqual([...languages]);
});

test('maps a regional tag to its language and rejects everything else', { tags: ['1.9'] }, () => {
  expect(['fr-CA', 'ar-EG', 'AR_eg', 'EN', ' fr '].map(acceptedLanguage)).toEqual([
    'fr',
    'ar',
    'ar',
    'en',
    'fr',
  ]);
  expect(['tlh', 'french', '../fr', 'fr/../..', '', null, undefined, 3].map(acceptedLanguage)).toEqual(
    Array.from({ length: 8 }, () => null),
  );
  fc.assert(fc.property(fc.string(), (tag) => [null, ...languages].includes(acceptedLanguage(tag))));
});

test('a text falls back to English', { tags: ['2.14'] }, () => {
  const name = { en: 'Cooking', ar: 'الطبخ', fr: ' ' };
  expect(findLocalized(name, 'ar')).toEqual({ text: 'الطبخ', language: 'ar' });
  expect(findLocalized(name, 'fr')).toEqual({ text: 'Cooking', language: 'en' });
});

test('a missing description is null', { tags: ['2.34'] }, () => {
  expect(findLocalized({ ar: 'وصف' }, 'fr')).toBeNull();
  expect(findLocalized(undefined, 'en')).toBeNull();
});

afterEach(() => vi.unstubAllGlobals());

/** A browser whose `Intl.Locale` has no text info, as a subclass. */
class PlainLocale extends Intl.Locale {
  getTextInfo = undefined;
  textInfo = undefined;
}

test.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['iw', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['yi', 'rtl'],
  ['ckb', 'rtl'],
  ['dv', 'rtl'],
  ['pa-Arab', 'rtl'],
  ['ff-Adlm', 'rtl'],
  ['nqo', 'rtl'],
  ['pa', 'ltr'],
  ['ar-Latn', 'ltr'],
  ['es-419', 'ltr'],
  ['zh-Hant-TW', 'ltr'],
  ['en-u-nu-arab', 'ltr'],
])('%s is written %s, with and without text info', (tag, direction) => {
  expect(directionOfLanguage(tag)).toBe(direction);
  vi.stubGlobal('Intl', { ...Intl, Locale: PlainLocale });
  // Another tag of the same language, as the first one is cached.
  expect(directionOfLanguage(`${tag}-x-plain`)).toBe(direction);
});

test('an invalid tag has no direction', () => {
  for (const tag of ['', 'en_US', '../x', 'a b']) expect(() => directionOfLanguage(tag)).toThrow(RangeError);
});
