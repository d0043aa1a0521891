import { emptyCourseDraft } from '@lyceum/rules/course';
import { expect, test } from 'vitest';
import { newSession } from './newSession.ts';
import { placeOf } from './places.ts';

const values = { ...emptyCourseDraft, price: Number.NaN };
const titled = { ...newSession(), title: { fr: 'Nœuds' } };

test.each([
  ['name', values, { field: 'name.en', language: 'en' }],
  ['tags', values, { field: 'tags', language: 'en' }],
  ['sessionList', values, null],
  [
    'translations',
    { ...values, name: { en: 'Knots', ar: 'عقد' }, description: { en: 'Ten' } },
    { field: 'description.ar', language: 'ar' },
  ],
  [
    'translations',
    { ...values, name: { en: 'Knots', ar: 'عقد' }, description: { en: 'Ten', ar: 'عشر' } },
    { field: 'name.fr', language: 'fr' },
  ],
  [
    'sessionTitles',
    { ...values, sessionList: [titled, newSession()] },
    { field: 'sessionList.1.title.en', language: 'en' },
  ],
] as const)('%s is completed in its first open field', { tags: ['2.390'] }, (item, typed, place) => {
  expect(placeOf(item, structuredClone(typed) as typeof values, 'en')).toEqual(place);
});
