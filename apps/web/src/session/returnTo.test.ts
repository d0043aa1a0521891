import { expect, test } from 'vitest';
import { returnPath, returnState } from './returnTo.ts';

test('the place that a sign-in was asked for is remembered with all of its address', () => {
  const place = { pathname: '/course/intro-to-typescript', search: '?lng=fr', hash: '#sessions' };
  expect(returnPath(returnState(place))).toBe('/course/intro-to-typescript?lng=fr#sessions');
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/a\u0000b',
  'dashboard',
  '',
  null,
  7,
  ['/dashboard'],
])('%j is nothing to go to', (from) => {
  expect(returnPath({ from })).toBeNull();
});

test.each([null, undefined, '/dashboard', {}])('%j remembers nothing', (state) => {
  expect(returnPath(state)).toBeNull();
});
