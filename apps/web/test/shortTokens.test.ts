import { expect, test } from 'vitest';
import { shortTokens } from '../shortTokens.ts';

test.each([
  [
    'a token with one value is written as its value',
    ':root { --lyceum-space-md: 16px; color: red; } p { margin: var(--lyceum-space-md) calc(-1 * var(--lyceum-space-md)); }',
    ':root {  color: red; } p { margin: 16px calc(-1 * 16px); }',
  ],
  [
    'a token of the theme gets a short name',
    ':root { --lyceum-color-page: light-dark(#fff, #000); } p { color: var(--lyceum-color-page); }',
    ':root { --0: light-dark(#fff, #000); } p { color: var(--0); }',
  ],
  [
    'a property that is no token stays as it is',
    'p { --padding__1x: 4px; --lyceum-other-a: 1px; margin: var(--lyceum-other-a) var(--padding__1x); }',
    'p { --padding__1x: 4px; --lyceum-other-a: 1px; margin: var(--lyceum-other-a) var(--padding__1x); }',
  ],
])('%s', { tags: ['2.278'] }, (_, css, expected) => {
  expect(shortTokens(css)).toBe(expected);
});

test('a second value of a token that has only one is an error', () => {
  expect(() => shortTokens('.wide { --lyceum-space-md: 20px; }')).toThrow(
    'sets --lyceum-space-md to 20px, but the built app always uses 16px',
  );
});
