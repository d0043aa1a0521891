import { expect, test } from 'vitest';
import { readNumber, shownNumber } from './fields.ts';

test.each([
  ['49', 49],
  [' 49.90 ', 49.9],
  ['49,9', 49.9],
  ['٤٩٫٥', 49.5],
  ['0', 0],
  ['', Number.NaN],
  ['-1', Number.NaN],
  ['1e3', Number.NaN],
  ['12 euros', Number.NaN],
])('%j is read as %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('shows nothing for NaN', () => {
  expect([shownNumber(null), shownNumber(Number.NaN), shownNumber(0)]).toEqual(['', '', '0']);
});
