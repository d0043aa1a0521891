import type { Category, Domain } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { matchingDomains } from './matchingDomains.ts';

const reference = { id: 'technology', name: { en: 'Technology' }, color: '#000', href: '/domain/technology' };
const python: Category = {
  id: 'python',
  name: { en: 'Python', ar: 'بايثون' },
  description: null,
  color: '#000',
  href: '/category/python',
  domain: reference,
  courseCount: 1,
  learnerCount: 1,
};
const technology: Domain = {
  ...reference,
  name: { en: 'Technology', fr: 'Technologie' },
  categories: [python],
};
const design: Domain = {
  id: 'design',
  name: { en: 'Design' },
  color: '#000',
  href: '/domain/design',
  categories: [],
};
const crafts: Domain = {
  id: 'crafts',
  name: { en: 'Crafts', ar: 'الأعمال اليدوية', fr: 'Métiers d’art' },
  color: '#000',
  href: '/domain/crafts',
  categories: [],
};
const all = [technology, design, crafts];

test.each([
  ['nothing typed', '', all],
  ['blanks only', '   ', all],
  ['a domain by a part of its name, ignoring case', 'TECHNO', [technology]],
  ['a domain by its name in another language', 'technologie', [technology]],
  ['a domain by one of its categories', 'pyth', [technology]],
  ['a domain by a category’s Arabic name', 'بايثون', [technology]],
  ['a domain by a name with an accent', 'metiers', [crafts]],
  ['a domain by another form of an Arabic letter', 'اعمال', [crafts]],
  ['nothing that matches', 'cooking', []],
])('%s', { tags: ['2.15'] }, (_, query, expected) => {
  expect(matchingDomains(all, query)).toEqual(expected);
});

test('the categories that match come first', { tags: ['2.171'] }, () => {
  const categoryNamed = (id: string) => ({ ...python, id, name: { en: id } });
  const long = {
    ...technology,
    categories: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'seo', 'h', 'seo 2'].map(categoryNamed),
  };
  const [domain] = matchingDomains([long], 'SEO');
  expect(domain?.categories?.map(({ id }) => id)).toEqual([
    'seo',
    'seo 2',
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  ]);
});
