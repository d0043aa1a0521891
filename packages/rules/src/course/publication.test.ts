import { expect, test } from 'vitest';
import {
  missingForPublication,
  type PublishableCourse,
  publicationChecklist,
  recommendedForPublication,
  requiredForPublication,
} from './publication.ts';

const empty: PublishableCourse = {
  name: {},
  description: null,
  category: '',
  price: null,
  sessionTitles: [],
  promotionalImage: null,
  tags: [],
};
const text = { en: 'Knots', ar: 'عقد', fr: 'Nœuds' };
const complete: PublishableCourse = {
  name: text,
  description: text,
  category: 'crafts',
  price: 0,
  sessionTitles: [text],
  promotionalImage: '/pictures/knots.jpg',
  tags: ['Rope'],
};
const openItems = (course: PublishableCourse) =>
  publicationChecklist(course).flatMap(({ item, isDone }) => (isDone ? [] : [item]));

test('an empty course lacks everything, a complete one nothing', { tags: ['2.390'] }, () => {
  expect(openItems(empty)).toEqual([...requiredForPublication, ...recommendedForPublication]);
  expect(openItems(complete)).toEqual([]);
  expect(missingForPublication(empty)).toEqual(requiredForPublication);
});

test('a course in one language, without image and tags, can be published', { tags: ['2.390'] }, () => {
  const course = {
    ...complete,
    name: { ar: 'عقد' },
    description: { fr: 'Dix nœuds' },
    sessionTitles: [null],
    promotionalImage: null,
    tags: [],
  };
  expect(missingForPublication(course)).toEqual([]);
  expect(openItems(course)).toEqual(recommendedForPublication);
});

test.each([
  ['blank texts', { name: { en: '  ' }, description: { fr: ' ' } }, ['name', 'description', 'translations']],
  ['a price that is no number yet', { price: Number.NaN }, ['price']],
  ['a price below nothing', { price: -1 }, ['price']],
  ['an untitled lesson', { sessionTitles: [text, { en: '' }] }, ['sessionTitles']],
  ['a blank image address', { promotionalImage: ' ' }, ['promotionalImage']],
])('%s count as missing', { tags: ['2.390'] }, (_, change, items) => {
  expect(openItems({ ...complete, ...change })).toEqual(items);
});
