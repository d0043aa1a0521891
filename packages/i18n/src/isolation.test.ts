import { expect, test } from 'vitest';
import { directionOf, isolated } from './isolation.ts';

test.each([
  ['TypeScript: مستوى متقدم', 'ar', 'rtl'],
  ['مدخل إلى TypeScript', 'ar', 'rtl'],
  ['C++', 'ar', 'auto'],
  ['أساسيات الخط العربي', 'en', 'auto'],
  ['العود (Oud)', 'en', 'ltr'],
  ['Élan', 'fr', 'ltr'],
  ['1984', 'ar', 'auto'],
] as const)('%j, which is in %s, goes %s', (text, language, direction) => {
  expect(directionOf(text, language)).toBe(direction);
});

test.each([
  ['C++', 'ar', true],
  ['Zoë', 'ar', true],
  ['ليلى (Leila)', 'ar', true],
  ['ليلى', 'ar', false],
  ['42 %', 'ar', false],
  ['C++', 'en', false],
  ['ليلى!', 'fr', true],
] as const)('%j in a text in %s is isolated: %j', (value, language, isIsolated) => {
  expect(isolated(value, language)).toBe(isIsolated ? `\u2068${value}\u2069` : value);
});
