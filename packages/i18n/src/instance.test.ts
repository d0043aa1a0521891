import type {} from '@lyceum/i18n/keys';
import { expect, test } from 'vitest';
import { createI18n } from './instance.ts';

const resources = {
  en: { common: { actions: { remove: 'Remove {{name}}', close: 'Close' } } },
  ar: {
    common: {
      actions: { remove: 'إزالة {{name}}' },
      states: {
        added_zero: '٠',
        added_one: '١',
        added_two: '٢',
        added_few: 'ف',
        added_many: 'م',
        added_other: 'غ',
      },
    },
  },
};

test('creates an instance that is ready at once and independent of others', () => {
  const [english, arabic] = [
    createI18n({ language: 'en', resources }),
    createI18n({ language: 'ar', resources }),
  ];
  expect(english.t('actions.remove', { name: '<b>' })).toBe('Remove <b>');
  expect(arabic.t('actions.remove', { name: 'ليلى' })).toBe('إزالة ليلى');
  expect(arabic.dir()).toBe('rtl');
});

test('falls back to English for a missing text', { tags: ['9.3'] }, () => {
  expect(createI18n({ language: 'ar', resources }).t('actions.close')).toBe('Close');
});

test('formats only the counted number of a text', async () => {
  const texts = {
    enrolled_one: '{{count}}',
    enrolled_many: '{{count}}',
    enrolled_other: '{{count}}',
    year: '{{year}}',
  };
  const instance = createI18n({
    language: 'en',
    resources: { en: { common: texts }, fr: { common: texts } },
  });
  const enrolled = () => instance.t('enrolled' as never, { count: 4800 });
  expect(enrolled()).toBe('4,800');
  await instance.changeLanguage('fr');
  expect(enrolled()).toMatch(/^4\s800$/);
  expect(instance.t('year' as never, { year: 2026 })).toBe('2026');
});

test('isolates a value of the opposite direction', () => {
  const removed = (language: 'en' | 'ar', name: string) =>
    createI18n({ language, resources }).t('actions.remove', { name });
  expect(removed('ar', 'C++')).toBe('إزالة \u2068C++\u2069');
  expect(removed('en', 'C++')).toBe('Remove C++');
});

test('selects all six Arabic plural forms', { tags: ['11.12'] }, () => {
  const { t } = createI18n({ language: 'ar', resources });
  expect([0, 1, 2, 3, 11, 100].map((count) => t('states.added', { count }))).toEqual([
    '٠',
    '١',
    '٢',
    'ف',
    'م',
    'غ',
  ]);
});

test('an unknown key does not compile', () => {
  const { t } = createI18n({ language: 'en', resources });
  // @ts-expect-error: the namespace does not have this key
  expect(t('actions.clsoe')).toBe('actions.clsoe');
});

test.each(['tlh', '../../x'])('rejects %s as a language', { tags: ['1.9'] }, async (language) => {
  const instance = createI18n({ language: 'ar', resources });
  await instance.changeLanguage(language);
  expect([instance.language, instance.dir()]).toEqual(['en', 'ltr']);
});
