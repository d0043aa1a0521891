import { limits } from '@lyceum/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetPages,
  loadOnce,
  loadsUnderWay,
  prefetchData,
  recallShown,
  rememberShown,
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
  expect(loadsUnderWay()).toBe(1);
  const data = loadOnce('/a', load);
  // The pointer is still on the link.
  prefetchData('/a', load);
  resolve({ name: 'a' });
  expect(await data).toEqual({ name: 'a' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('prefetched data serves one navigation, for a few seconds', { tags: ['2.267'] }, async () => {
  let count = 0;
  const load = async () => {
    count += 1;
    return { count };
  };
  prefetchData('/a', load);
  await vi.advanceTimersByTimeAsync(limits.prefetchedFreshMs - 1);
  expect(await loadOnce('/a', load)).toEqual({ count: 1 });
  expect(await loadOnce('/a', load)).toEqual({ count: 2 });
  prefetchData('/a', load);
  await vi.advanceTimersByTimeAsync(limits.prefetchedFreshMs);
  expect(await loadOnce('/a', load)).toEqual({ count: 4 });
});

test('a failed prefetch is forgotten', { tags: ['2.267'] }, async () => {
  const { load, reject } = request();
  prefetchData('/a', load);
  reject(new Error('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(loadsUnderWay()).toBe(0);
  expect(await loadOnce('/a', async () => ({ name: 'a' }))).toEqual({ name: 'a' });
});

test('a change of the user forgets all pages, also those under way', {
  tags: ['2.267', '2.268'],
}, async () => {
  const { load, resolve } = request();
  const shown = { name: 'b' };
  prefetchData('/a', load);
  rememberShown('/b', shown);
  forgetPages();
  resolve({ name: 'old' });
  expect(await loadOnce('/a', async () => ({ name: 'new' }))).toEqual({ name: 'new' });
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
