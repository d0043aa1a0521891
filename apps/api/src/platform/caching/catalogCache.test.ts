import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Subject } from '../context/subjects.ts';
import type { Lifetime } from './cacheEntries.ts';
import { createCatalogCache } from './catalogCache.ts';

const budgets = { common: { max: 100, maxSize: 100_000 }, rare: { max: 100, maxSize: 5000 } };
const ttlMs = 60_000;
const countersMs = 3000;

function openCache() {
  return createCatalogCache<string>(
    { budgets, bytesOf: ({ length }) => length, countersMs },
    { ttlMs, waitMs: 1000, confirm: async () => {} },
  );
}
type Cache = ReturnType<typeof openCache>;

const keyOf = (text: string) => ({ text, isCommon: true });

/** Advances the clock of the caches, which stands still otherwise. */
function advance(ms: number): void {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ms);
}
beforeEach(() => advance(0));
afterEach(() => void vi.restoreAllMocks());

async function fill(
  cache: Cache,
  key: string,
  subjects: readonly Subject[],
  sources?: Lifetime,
): Promise<void> {
  const lookup = await cache.get(keyOf(key));
  if ('value' in lookup) throw new Error(`${key} is cached already`);
  lookup.set(key, subjects, sources);
  lookup.release();
}

async function isCached(cache: Cache, key: string): Promise<boolean> {
  const lookup = await cache.get(keyOf(key));
  if ('value' in lookup) return true;
  lookup.release();
  return false;
}

test('a change removes the entries about its subjects, and no others', { tags: ['10.114'] }, async () => {
  const cache = openCache();
  await fill(cache, 'course', ['course:knots', 'instructor:ada']);
  await fill(cache, 'list', ['category:crafts', 'card:knots']);
  await fill(cache, 'sessions', ['upcomingCourses']);
  cache.invalidate({ subjects: ['card:knots', 'card:ropes'] });
  expect(await isCached(cache, 'list')).toBe(false);
  expect(await isCached(cache, 'course')).toBe(true);
  cache.invalidate({ subjects: ['instructor:ada'] });
  expect(await isCached(cache, 'course')).toBe(false);
  expect(await isCached(cache, 'sessions')).toBe(true);
});

test('an entry that was replaced has only its new subjects', async () => {
  const cache = openCache();
  await fill(cache, 'list', ['card:knots']);
  cache.invalidate({ subjects: ['card:knots'] });
  await fill(cache, 'list', ['card:ropes']);
  cache.invalidate({ subjects: ['card:knots'] });
  expect(await isCached(cache, 'list')).toBe(true);
});

test('an evicted entry leaves nothing in the index', async () => {
  const cache = openCache();
  const { bytes } = cache.size();
  for (let index = 0; index < 500; index++) await fill(cache, `list ${index}`, ['card:knots']);
  expect(cache.size().entries).toBe(100);
  cache.invalidate({ subjects: ['card:knots'] });
  expect(cache.size()).toEqual({ entries: 0, bytes });
});

test('an entry that exceeds the budget is not stored', async () => {
  const cache = openCache();
  const lookup = await cache.get(keyOf('long'));
  if ('value' in lookup) throw new Error('cached');
  lookup.set('x'.repeat(200_000), ['upcomingCourses']);
  lookup.release();
  expect(cache.size().entries).toBe(0);
});

test('a counter in an entry is at most some seconds old', { tags: ['10.116'] }, async () => {
  const cache = openCache();
  await fill(cache, 'list', ['category:crafts']);
  await fill(cache, 'other list', ['category:textiles']);
  cache.invalidate({ subjects: ['course:knots'], counters: ['category:crafts'] });
  expect(await isCached(cache, 'list')).toBe(true);
  // A further change does not extend the time.
  advance(countersMs - 1);
  cache.invalidate({ subjects: [], counters: ['category:crafts'] });
  expect(await isCached(cache, 'list')).toBe(true);
  advance(1);
  expect(await isCached(cache, 'list')).toBe(false);
  expect(await isCached(cache, 'other list')).toBe(true);
});

test('a value is not stored if a subject has changed since the miss', async () => {
  const cache = openCache();
  const build = async (change: () => void) => {
    const lookup = await cache.get(keyOf('list'));
    if ('value' in lookup) throw new Error('cached');
    change();
    lookup.set('list', ['category:crafts']);
    lookup.release();
  };
  await build(() => cache.invalidate({ subjects: ['category:crafts'] }));
  expect(await isCached(cache, 'list')).toBe(false);
  await build(() => cache.clear());
  expect(await isCached(cache, 'list')).toBe(false);
  await build(() => cache.invalidate({ subjects: ['category:textiles'], counters: ['category:crafts'] }));
  expect(await isCached(cache, 'list')).toBe(true);
  advance(countersMs);
  expect(await isCached(cache, 'list')).toBe(false);
});

const inMs = (refreshMs: number, expiryMs: number): Lifetime => ({
  refreshAt: performance.now() + refreshMs,
  expiresAt: performance.now() + expiryMs,
});

test('an entry expires with what it was built from', async () => {
  const cache = openCache();
  await fill(cache, 'page', ['upcomingCourses'], inMs(3000, 5000));
  advance(4999);
  expect(await isCached(cache, 'page')).toBe(true);
  advance(1);
  expect(await isCached(cache, 'page')).toBe(false);
});

async function refreshed(cache: Cache, key: string) {
  const lookup = await cache.get(keyOf(key));
  if (!('value' in lookup)) throw new Error(`${key} is not cached`);
  return cache.refresh(keyOf(key), lookup);
}

test('an entry is refreshed when it is due, and served meanwhile until it expires', {
  tags: [],
}, async () => {
  const cache = openCache();
  await fill(cache, 'page', ['upcomingCourses'], inMs(3000, 5000));
  advance(2999);
  expect(await refreshed(cache, 'page')).toBeNull();
  advance(1);
  const pending = await refreshed(cache, 'page');
  expect(await refreshed(cache, 'page')).toBeNull();
  advance(1999);
  expect(await isCached(cache, 'page')).toBe(true);
  pending?.set('page', ['upcomingCourses'], inMs(3000, 5000));
  pending?.release();
  advance(2999);
  expect(await refreshed(cache, 'page')).toBeNull();
});

test('a failed refresh is repeated after a second', { tags: [] }, async () => {
  const cache = openCache();
  await fill(cache, 'page', ['upcomingCourses'], inMs(3000, 9000));
  advance(3000);
  (await refreshed(cache, 'page'))?.release();
  expect(await refreshed(cache, 'page')).toBeNull();
  advance(1000);
  expect(await refreshed(cache, 'page')).not.toBeNull();
});

test('an entry is due in the second half of its time, and expires after the TTL', async () => {
  const cache = openCache();
  await fill(cache, 'list', ['upcomingCourses']);
  advance(ttlMs / 2 - 1);
  expect(await refreshed(cache, 'list')).toBeNull();
  advance(0.4 * ttlMs + 1);
  expect(await refreshed(cache, 'list')).not.toBeNull();
  advance(0.1 * ttlMs + 1);
  expect(await isCached(cache, 'list')).toBe(false);
});
