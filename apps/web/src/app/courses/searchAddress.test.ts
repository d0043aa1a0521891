import { expect, test } from 'vitest';
import { isSearch, queryOf, searchHref, searchIn } from './searchAddress.ts';

const read = (address: string) => searchIn(new URLSearchParams(address));

test.each([
  'q=web',
  'q=%D8%B7%D8%A8%D8%AE&page=3',
  'domain=design&category=branding&price=20&minRating=4&inLanguage=ar&time=upcoming&sortBy=price',
])('reads and writes the address ?%s', { tags: ['2.333'] }, (address) => {
  expect(searchHref(read(address))).toBe(`/search?${address}`);
});

test.each([
  'price=cheap&minRating=9&inLanguage=de&time=never&sortBy=name&page=-1',
  `domain=${'x'.repeat(101)}`,
  'q=%20&page=1&sortBy=relevance',
])('ignores what ?%s cannot mean', { tags: ['2.333'] }, (address) => {
  expect(searchHref(read(address))).toBe('/search');
  expect(isSearch(read(address))).toBe(false);
});

test.each(['q=%25', 'q=--', 'q=%E2%80%8B'])('?%s has no word to search', { tags: ['2.333'] }, (address) => {
  expect(isSearch(read(address))).toBe(false);
  expect(isSearch(read(`${address}&price=free`))).toBe(true);
});

test('cuts off a long query between two letters', { tags: ['2.333'] }, () => {
  expect(read(`q=${'👩'.repeat(101)}`).q).toBe('👩'.repeat(100));
});

test.each([
  ['price=free', { price: 'free' }],
  ['price=50', { maxPrice: 50 }],
  ['price=100-', { minPrice: 100 }],
  ['minRating=3', { minRating: 3 }],
])('?%s is the parameter %j of the call', { tags: ['2.333'] }, (address, parameters) => {
  expect(queryOf(read(address))).toEqual({
    ...{ q: '', sortBy: 'relevance', page: 1, limit: 12 },
    ...parameters,
  });
});
