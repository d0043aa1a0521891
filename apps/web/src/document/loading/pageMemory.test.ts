import { limits } from '@lyceum/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetPages,
  prefetchData,
  prefetchesUnderWay,
  recallShown,
  rememberShown,
  takePrefetched,
} from './pageMemory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  forgetPages();
  vi.useRealTimers();
});

/** A load that ends when the test says so. */
function request() {
  const { promise, resolve, reject } = Promise.withResolvers<object>();
  return { load: vi.fn(() => promise), resolve, reject };
}

test('a navigation joins a prefetch that is under way', { tags: ['2.267'] }, async () => {
  const { load, resolve } = request();
  prefetchData('/a', load);
  prefetchData('/a', load);
  expect(prefetchesUnderWay()).toBe(1);
  const data = takePrefetched('/a');
  resolve({ name: 'a' });
  expect(await data).toEqual({ name: 'a' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('prefetched data serves one navigation, for a few seconds', { tags: ['2.267'] }, async () => {
  const load = async () => ({ name: 'a' });
  prefetchData('/a', load);
  await vi.advanceTimersByTimeAsync(limits.prefetchedFreshMs - 1);
  expect(await takePrefetched('/a')).toEqual({ name: 'a' });
  expect(takePrefetched('/a')).toBeUndefined();
  prefetchData('/a', load);
  await vi.advanceTimersByTimeAsync(limits.prefetchedFreshMs);
  expect(takePrefetched('/a')).toBeUndefined();
});

test('a failed prefetch is forgotten', { tags: ['2.267'] }, async () => {
  const { load, reject } = request();
  prefetchData('/a', load);
  reject(new Error('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(prefetchesUnderWay()).toBe(0);
  expect(takePrefetched('/a')).toBeUndefined();
});

test('a change of the user forgets all pages, also those under way', {
  tags: ['2.267', '2.268'],
}, async () => {
  const { load, resolve } = request();
  const shown = { name: 'b' };
  prefetchData('/a', load);
  rememberShown('/b', shown);
  forgetPages();
  resolve({ name: 'a' });
  await vi.advanceTimersByTimeAsync(0);
  expect(takePrefetched('/a')).toBeUndefined();
  // The page may be rendered again with the same data.
  rememberShown('/b', shown);
  expect(recallShown('/b')).toBeUndefined();
});

test('the data of shown pages is kept for some minutes', { tags: ['2.268'] }, () => {
  const shown = { name: 'a' };
  rememberShown('/a', shown);
  vi.advanceTimersByTime(limits.pageRememberedMs - 1);
  expect(recallShown('/a')).toBe(shown);
  vi.advanceTimersByTime(1);
  expect(recallShown('/a')).toBeUndefined();
});

test('the data of the latest pages is kept', { tags: ['2.268'] }, () => {
  for (let page = 0; page <= limits.pagesRemembered; page += 1) rememberShown(`/${page}`, { page });
  expect(recallShown('/0')).toBeUndefined();
  expect(recallShown('/1')).toEqual({ page: 1 });
});
