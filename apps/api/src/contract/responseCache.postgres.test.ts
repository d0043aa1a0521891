import { expect, test } from 'vitest';
import type { CatalogCaches } from '../caching/catalogCaches.ts';
import { shareChanges } from '../caching/sharedChanges.ts';
import type { CatalogChange, Subject } from '../caching/subjects.ts';
import type { Context } from '../context.ts';
import { readSettings } from '../settings.ts';
import { testApi } from '../testing/api.ts';
import { openCaches } from '../testing/caches.ts';
import { sharedDatabase } from '../testing/pools.ts';
import { serverEnv } from '../testing/serverProcess.ts';
import { openResponseCache, type ResponseCache } from './responseCache.ts';

const api = testApi();
const shared = sharedDatabase(2);
const response = { etag: '"1"', json: Buffer.from('{}'), encoded: new Map() };
/** The caches of one of several processes. */
function process(index: number): { cache: ResponseCache; caches: CatalogCaches } {
  const settings = readSettings(serverEnv(shared.url(), 'smtp://127.0.0.1:1'));
  const context: Context = { ...api().context, db: shared.pool(index).db, settings };
  const caches = openCaches(context);
  return { cache: openResponseCache(caches), caches };
}

/** Whether a course is cached. After a miss, it is. */
async function isCached(cache: ResponseCache, id: string): Promise<boolean> {
  const found = await cache.get({ text: id, isCommon: true });
  if ('value' in found) return true;
  found.set(response, [`course:${id}`]);
  found.release();
  return false;
}

const change = (...ids: string[]) => ({ subjects: ids.map((id): Subject => `course:${id}`) });

test('a process drops what another process has changed within a second, and keeps the rest', {
  tags: ['10.114'],
}, async () => {
  const [one, other] = [process(0), process(1)];
  await isCached(one.cache, 'knots');
  await isCached(one.cache, 'ropes');
  for (let round = 0; round < 3; round++) {
    await other.caches.invalidate(change('knots'));
    await expect.poll(() => isCached(one.cache, 'knots'), { timeout: 10_000 }).toBe(false);
    expect(await isCached(one.cache, 'knots')).toBe(true);
    expect(await isCached(one.cache, 'ropes')).toBe(true);
  }
});

test('a process misses none of many changes', { tags: ['10.114'] }, async () => {
  const [one, other] = [shareChanges(shared.pool(0).db), shareChanges(shared.pool(1).db)];
  await one.readNew();
  const ids = Array.from({ length: 20 }, (_, index) => `knots-${index}`);
  const reading: Promise<CatalogChange[]>[] = [];
  await Promise.all(ids.map((id) => other.record(change(id)).then(() => reading.push(one.readNew()))));
  const read = (await Promise.all(reading)).flat().concat(await one.readNew());
  expect(new Set(read.flatMap(({ subjects }) => subjects)).size).toBe(ids.length);
  expect(await one.readNew()).toEqual([]);
});

test('ignores the cache while the database is unavailable', { tags: ['10.114'] }, async () => {
  const { cache } = process(0);
  await isCached(cache, 'knots');
  await shared.pool(0).close();
  expect(await isCached(cache, 'knots')).toBe(false);
});
