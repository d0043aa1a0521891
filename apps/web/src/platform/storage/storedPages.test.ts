import { expect, test } from 'vitest';
import { readPages, storePages } from './storedPages.ts';

/** A tab with a storage of limited size. */
function tab(quota = 1000) {
  const items = new Map<string, string>();
  return {
    items,
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > quota) throw new DOMException('full', 'QuotaExceededError');
        items.set(key, value);
      },
    },
  };
}

const pages = [
  ['list a', { items: [1, 2] }],
  ['list b', { items: [3] }],
] as const;

test('returns the stored contents of pages', { tags: ['2.121'] }, () => {
  const here = tab();
  storePages('1', pages, here);
  expect(readPages('1', here)).toEqual(pages);
});

test('ignores what another version of the app stored', () => {
  const here = tab();
  storePages('1', pages, here);
  expect(readPages('2', here)).toEqual([]);
});

test('stores the latest contents if the storage is too small for all', () => {
  const here = tab(120);
  storePages('1', [['list old', 'x'.repeat(500)], ...pages], here);
  expect(readPages('1', here)).toEqual([pages[1]]);
});

test.each([
  '',
  'null',
  '1',
  '{}',
  '{"version":null}',
  '{"version":"1","pages":1}',
  '{"version":"1","pages":[1,null,[],["a"],[1,{}]]}',
  '{',
])('ignores the invalid content %j', { tags: ['2.473'] }, (text) => {
  const here = tab();
  here.items.set('pages', text);
  expect(readPages('1', here)).toEqual([]);
});

test('works without a storage', () => {
  const blocked = {
    get sessionStorage(): never {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  for (const here of [{}, blocked]) {
    storePages('1', pages, here);
    expect(readPages('1', here)).toEqual([]);
  }
});
