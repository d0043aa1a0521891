import { expect, test } from 'vitest';
import { numberText, readNumber } from './index.ts';

test.each([
  ['en', '49', 49],
  ['en', ' 49.90 ', 49.9],
  ['en', '0.125', 0.125],
  ['en', '1,000', 1000],
  ['en', '1,234,567.5', 1_234_567.5],
  ['en', '1 000', 1000],
  ['en', '49,9', 49.9],
  ['en', '1.234,5', 1234.5],
  ['fr', '49,90', 49.9],
  ['fr', '49.90', 49.9],
  ['fr', '1 000', 1000],
  ['fr', '1\u202F000,5', 1000.5],
  ['fr', '1\u00A0000', 1000],
  ['ar', '1,000', 1000],
  ['ar', '٤٩٫٥', 49.5],
  ['ar', '١٬٠٠٠', 1000],
  ['ar', '١،٠٠٠', 1000],
  ['ar', '۴۹٫۵', 49.5],
  ['en', '۱۲۳', 123],
  ['fr', '١٢٣', 123],
] as const)('reads in %s %j as %d', { tags: ['2.490'] }, (language, text, number) => {
  expect(readNumber(text, language)).toEqual([number]);
});

test.each([
  ['en', '1.000', [1, 1000]],
  ['fr', '1.000', [1, 1000]],
  ['fr', '1,000', [1, 1000]],
  ['fr', '12,345', [12.345, 12_345]],
  ['ar', '١.٠٠٠', [1, 1000]],
] as const)('finds both readings in %s of %j', { tags: ['2.490'] }, (language, text, readings) => {
  expect(readNumber(text, language)).toEqual(readings);
});

test.each(['', '-1', '1e3', '12 euros', '1,00,000', '1..5', '1.2.3', '1,0000', ','])(
  '%j is no number',
  (text) => {
    expect(readNumber(text, 'en')).toEqual([]);
  },
);

test('a field shows a number with the decimal separator of the language', () => {
  expect([numberText(1234.5, 'en'), numberText(1234.5, 'fr'), numberText(0, 'ar')]).toEqual([
    '1234.5',
    '1234,5',
    '0',
  ]);
});
