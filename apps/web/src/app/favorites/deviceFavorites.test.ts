// @vitest-environment happy-dom
import { limits, storageKeys } from '@lyceum/rules';
import { afterEach, expect, test } from 'vitest';
import { readDeviceFavorites, writeDeviceFavorites } from './deviceFavorites.ts';

afterEach(() => localStorage.clear());

const store = (text: string) => {
  localStorage.setItem(storageKeys.favorites, text);
  return readDeviceFavorites();
};

test('reads what it has written', () => {
  expect(readDeviceFavorites()).toEqual([]);
  writeDeviceFavorites(['b', 'a']);
  expect(readDeviceFavorites()).toEqual(['b', 'a']);
  writeDeviceFavorites([]);
  expect(localStorage.getItem(storageKeys.favorites)).toBeNull();
});

test.each(['', '{', 'null', '{"0":"a"}', '"a"', '7'])(
  'ignores a storage with %j',
  { tags: ['2.473'] },
  (text) => {
    expect(store(text)).toEqual([]);
  },
);

test('ignores entries that are no ids, repeated ones, and those above the limit', () => {
  expect(store(JSON.stringify(['a', 7, null, '', 'a,b', 'x'.repeat(101), ['c'], 'a', 'd']))).toEqual([
    'a',
    'd',
  ]);
  const many = Array.from({ length: limits.favoritesPerDevice + 5 }, (_, number) => `c${number}`);
  expect(store(JSON.stringify(many))).toEqual(many.slice(0, limits.favoritesPerDevice));
});
