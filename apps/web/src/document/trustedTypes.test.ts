import { expect, test } from 'vitest';
import { inertMarkup } from './trustedTypes.ts';

test.each(['', 'Nour Haddad', ' ', '<script></script>', '(a => a > 1)(2)', '&lt;b&gt;'])(
  'allows %j',
  (markup) => {
    expect(inertMarkup(markup)).toBe(markup);
  },
);

test.each([
  '<b>',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<script></script><b>',
  '<!--',
  '<',
])('refuses %j', (markup) => {
  expect(inertMarkup(markup)).toBeNull();
});
