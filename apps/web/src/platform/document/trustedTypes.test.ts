import { expect, test } from 'vitest';
import { inertMarkup, ownWorker } from './trustedTypes.ts';

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

test('the only script that a page may load by its address is the service worker', () => {
  expect(ownWorker('/service-worker.js')).toBe('/service-worker.js');
  for (const address of ['/service-worker.js?a', '//evil.example/service-worker.js', '', '/assets/a.js'])
    expect(ownWorker(address)).toBeNull();
});
