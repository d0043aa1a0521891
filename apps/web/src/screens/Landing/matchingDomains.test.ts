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
const both = [technology, design];

test.each([
  ['nothing typed', '', both],
  ['blanks only', '   ', both],
  ['a domain by a part of its name, ignoring case', 'TECHNO', [technology]],
  ['a domain by its name in another language', 'technologie', [technology]],
  ['a domain by one of its categories', 'pyth', [technology]],
  ['a domain by a category’s Arabic name', 'بايثون', [technology]],
  ['nothing that matches', 'cooking', []],
])('%s', { tags: ['2.24'] }, (_, query, expected) => {
  expect(matchingDomains(both, query)).toEqual(expected);
});
