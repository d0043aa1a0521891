import { expect, test } from 'vitest';
import { onlyInLanguage } from './onlyInLanguage.ts';

const name = { en: 'Cooking', ar: 'الطبخ', fr: ' ' };

test('data keeps its texts only in the language of the page, or in English', { tags: ['2.258'] }, () => {
  const data = { page: 1, results: [{ id: 'cooking', name, description: null, tags: ['en'] }] };
  const rest = { id: 'cooking', description: null, tags: ['en'] };
  expect(onlyInLanguage(data, 'ar')).toEqual({
    page: 1,
    results: [{ ...rest, name: { ar: 'الطبخ' } }],
    onlyIn: 'ar',
  });
  expect(onlyInLanguage(data, 'fr').results).toEqual([{ ...rest, name: { en: 'Cooking' } }]);
});

test('a text that neither the language nor English has is empty', { tags: ['2.258'] }, () => {
  expect(onlyInLanguage({ name: { ar: 'الطبخ' } }, 'fr')).toEqual({ name: {}, onlyIn: 'fr' });
});

test('an object without texts stays the same', () => {
  const course = { learners: { enrolled: 3, required: null }, progress: {} };
  expect(onlyInLanguage(course, 'en')).toEqual({ ...course, onlyIn: 'en' });
});
