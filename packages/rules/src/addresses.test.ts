import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterSignIn, isCssColor, isSafeHref, isSafeImageAddress, lastPathSegment } from './addresses.ts';

const origin = 'https://lyceum.example';
const awkward = fc
  .array(
    fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      ' ',
      ':',
      '@',
      '.',
      '..',
      'evil.com',
      'javascript:',
      'data:',
      'a',
      '?',
    ),
  )
  .map((parts) => parts.join(''));

test.each(['/', '/course/web-basics', '/category/3d_design?sortBy=name#top', '/a//b'])(
  '%j is safe to follow',
  (href) => {
    expect(isSafeHref(href)).toBe(true);
  },
);

test.each([
  '',
  'course/x',
  '//evil.com',
  '/\\evil.com',
  '/\t/evil.com',
  '/a\n',
  'javascript:alert(1)',
  ' /a',
  'https://evil.com',
])('%j is not safe to follow', (href) => {
  expect(isSafeHref(href)).toBe(false);
});

test('a safe href never leaves the app', { tags: ['2.5'] }, () => {
  fc.assert(
    fc.property(
      fc.oneof(
        awkward,
        awkward.map((text) => `/${text}`),
        fc.string(),
      ),
      (href) => {
        expect(!isSafeHref(href) || new URL(href, `${origin}/somewhere`).origin === origin).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test('the address after a sign-in is always inside the app, and never a sign-in page', {
  tags: ['2.5'],
}, () => {
  expect(afterSignIn('/course/web-basics?from=search')).toBe('/course/web-basics?from=search');
  expect(afterSignIn('/login-help')).toBe('/login-help');
  expect(afterSignIn('/course/login')).toBe('/course/login');
  for (const elsewhere of [null, undefined, '', '//evil.com', '/login', '/login?x=1', '/register#a']) {
    expect(afterSignIn(elsewhere)).toBe('/dashboard');
  }
  fc.assert(fc.property(awkward, (text) => isSafeHref(afterSignIn(text))));
});

test('an image comes from inside the app or over https, without credentials', { tags: ['2.5'] }, () => {
  for (const address of ['/pictures/a.avif', 'https://images.example', 'https://images.example/@me/a.jpg']) {
    expect(isSafeImageAddress(address), address).toBe(true);
  }
  for (const address of [
    'http://images.example/a.jpg',
    '//images.example/a.jpg',
    'data:image/svg+xml,<svg/>',
    'https://',
    'https:///x',
    'javascript:https://images.example/a.jpg',
    'https://me:secret@images.example/a.jpg',
    'https://me@images.example/a.jpg',
    'https://:secret@images.example/a.jpg',
    'https://@images.example/a.jpg',
    'https://:@images.example/a.jpg',
    'https://images.example\\@evil.example/a.jpg',
    'https://a b/',
  ]) {
    expect(isSafeImageAddress(address), address).toBe(false);
  }
});

test('only plain hex colors are allowed in a style', { tags: ['2.34'] }, () => {
  expect(['#1f4', '#1F4B43', '#1f4b43cc'].every(isCssColor)).toBe(true);
  for (const text of [
    '',
    'red',
    'red#fff',
    '#12',
    '#12345',
    '#1f4b43;background:url(//x)',
    'var(--x)',
    '#1f4b43\n',
  ]) {
    expect(isCssColor(text), text).toBe(false);
  }
});

test('the last segment ignores query, fragment and trailing slashes', () => {
  expect(lastPathSegment('/category/web_dev')).toBe('web_dev');
  expect(lastPathSegment('/category/web_dev/?a=/b#/c')).toBe('web_dev');
  expect(lastPathSegment('https://lyceum.example/category/seo')).toBe('seo');
  expect(lastPathSegment('/')).toBe('');
});
