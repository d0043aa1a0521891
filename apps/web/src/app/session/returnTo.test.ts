import { expect, test } from 'vitest';
import { returnPath, returnState } from './returnTo.ts';

test('remembers path, query and fragment of the requested page', () => {
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
])('rejects the return address %j', (from) => {
  expect(returnPath({ from })).toBeNull();
});

test.each([null, undefined, '/dashboard', {}])('finds no return address in %j', (state) => {
  expect(returnPath(state)).toBeNull();
});
