import { expect, test } from 'vitest';
import { createI18n } from './instance.ts';

const resources = {
  en: { common: { hello: 'Hello {{name}}', only: 'English' } },
  ar: {
    common: {
      hello: 'مرحبا {{name}}',
      day_zero: '٠',
      day_one: '١',
      day_two: '٢',
      day_few: 'ف',
      day_many: 'م',
      day_other: 'غ',
    },
  },
};

test('an instance is ready at once and shares nothing with another', () => {
  const [english, arabic] = [
    createI18n({ language: 'en', resources }),
    createI18n({ language: 'ar', resources }),
  ];
  expect([english.t('hello', { name: '<b>' }), arabic.t('hello', { name: 'ليلى' })]).toEqual([
    'Hello <b>',
    'مرحبا ليلى',
  ]);
  expect(arabic.dir()).toBe('rtl');
});

test('what a language lacks is shown in English', () => {
  expect(createI18n({ language: 'ar', resources }).t('only')).toBe('English');
});

test('all six Arabic plural forms are reached', () => {
  const { t } = createI18n({ language: 'ar', resources });
  expect([0, 1, 2, 3, 11, 100].map((count) => t('day', { count }))).toEqual(['٠', '١', '٢', 'ف', 'م', 'غ']);
});

test('a language that is not ours never becomes the language', async () => {
  const instance = createI18n({ language: 'ar', resources });
  await instance.changeLanguage('../../x');
  expect(instance.resolvedLanguage).toBe('en');
});
