import { expect, test } from 'vitest';
import { countFilters, filtersIn, parametersOf, setFilters } from './courseFilters.ts';

const read = (address: string) => filtersIn(new URLSearchParams(address));

test.each([
  ['', {}],
  ['price=free', { price: 'free' }],
  ['price=20', { maxPrice: 20 }],
  ['price=100-', { minPrice: 100 }],
  [
    'price=paid&minRating=4&inLanguage=ar&time=upcoming&seats=available',
    { price: 'paid', minRating: 4, inLanguage: 'ar', time: 'upcoming', seats: 'available' },
  ],
])('?%s are the parameters %j of the call', { tags: ['2.401'] }, (address, parameters) => {
  expect(parametersOf(read(address))).toEqual(parameters);
  expect(new URLSearchParams(setFilters(read(address))).toString()).toBe(address);
});

test('ignores what cannot be a filter', { tags: ['2.401'] }, () => {
  const address = 'price=cheap&minRating=9&inLanguage=de&time=never&seats=full&price=free';
  expect(countFilters(read(address))).toBe(0);
});
