import { expect, test } from 'vitest';
import { appPages } from '../test/support/appPages.ts';
import * as pageKey from './pageKey.ts';

const pageAddress = (url: string) => pageKey.pageAddress(url, appPages);

const common = (address: string) => ({ address, isCommon: true });
const rare = (address: string) => ({ address, isCommon: false });

test.each([
  ['/', '/'],
  ['/?utm_source=x&fbclid=1', '/'],
  ['/?sortBy=rating&page=2', '/'],
  ['/course/knots?utm=1#top', '/course/knots'],
  ['/course/knots?lng=fr&lng=ar', '/course/knots?lng=fr'],
  ['/course/knots?lng=tlh', '/course/knots'],
  ['/category/crafts?sortBy=name&page=1', '/category/crafts'],
  ['/category/crafts?page=03&junk&sortBy=rating', '/category/crafts?sortBy=rating&page=3'],
  ['/category/crafts?page=-1', '/category/crafts'],
  ['/category/crafts?page=1e400', '/category/crafts'],
  ['/category/crafts?page=2&lng=ar', '/category/crafts?lng=ar&page=2'],
  ['/domain/making?sortBy=courses&page=2', '/domain/making?sortBy=courses'],
  ['/domain/making?sortBy=__proto__', '/domain/making'],
  ['/course/knots/reviews?sortBy=newest&page=2&lng=ar', '/course/knots/reviews?lng=ar&page=2'],
  ['/login?next=//evil.test', '/login'],
])('%s is the page %s', { tags: ['10.110'] }, (url, address) => {
  expect(pageAddress(url)).toEqual(common(address));
});

test('filters of a category are a part of a rare key, in one spelling', { tags: [] }, () => {
  const address =
    '/category/crafts?page=2&price=free&minRating=4&inLanguage=ar&time=upcoming&seats=available';
  expect(pageAddress(`${address}&junk=1`)).toEqual(rare(address));
  expect(
    pageAddress('/category/crafts?seats=available&time=upcoming&inLanguage=ar&minRating=4&price=free&page=2'),
  ).toEqual(rare(address));
  expect(pageAddress('/category/crafts?price=cheap&minRating=9')).toEqual(common('/category/crafts'));
  expect(pageAddress('/domain/making?price=free')).toEqual(common('/domain/making'));
});

test.each(['/nowhere', '/course/knots/', '/COURSE/knots', '/dashboard', '/reset-password', '/_.data'])(
  '%s has a rare key without a query, and none with one',
  (path) => {
    expect(pageAddress(path)).toEqual(rare(path));
    expect(pageAddress(`${path}?token=secret`)).toBeNull();
  },
);

test.each([
  '/%63ourse/knots',
  '/course/%6Bnots',
  '/course/kn%2fots',
  '/course/%',
  '//evil.test/',
  `/${'a'.repeat(200)}`,
])(
  '%s has no key, because equivalent addresses have another spelling or there are too many',
  { tags: ['10.110'] },
  (url) => {
    expect(pageAddress(url)?.isCommon ?? null).not.toBe(true);
  },
);
