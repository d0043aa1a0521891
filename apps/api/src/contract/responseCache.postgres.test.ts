import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import type { CatalogCaches } from '../caching/catalogCaches.ts';
import { readCatalogChanges } from '../caching/sharedChanges.ts';
import type { Subject } from '../caching/subjects.ts';
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
const open: CatalogCaches[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((caches) => caches.close()));
});

/** The caches of one of several processes. */
function process(index: number): { cache: ResponseCache; caches: CatalogCaches } {
  const settings = readSettings(serverEnv(shared.url(), 'smtp://127.0.0.1:1'));
  const context: Context = { ...api().context, db: shared.pool(index).db, settings };
  const caches = openCaches(context);
  open.push(caches);
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

/** The first check of a process only reads the current number of changes. */
async function start(cache: ResponseCache): Promise<void> {
  await isCached(cache, 'knots');
  await isCached(cache, 'knots');
}

/** The connection of a process that receives notifications. */
const listeners = () =>
  sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and query like 'listen %'
  `.execute(shared.pool(1).db);

test('a process drops what another process has changed, and keeps the rest', {
  tags: ['10.115'],
}, async () => {
  const [one, other] = [process(0), process(1)];
  await expect.poll(async () => (await listeners()).rows.length).toBe(2);
  await start(one.cache);
  await isCached(one.cache, 'knots');
  await isCached(one.cache, 'ropes');
  for (let round = 0; round < 3; round++) {
    await other.caches.invalidate(change('knots'));
    await expect.poll(() => isCached(one.cache, 'knots')).toBe(false);
    expect(await isCached(one.cache, 'ropes')).toBe(true);
  }
  // The numbers of changes in the database confirm that no notification is missing.
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1500);
  expect(await isCached(one.cache, 'ropes')).toBe(true);
  now.mockRestore();
});

test('without notifications, a process drops everything within a second', {
  tags: ['10.115'],
}, async () => {
  const [one, other] = [process(0), process(1)];
  await start(one.cache);
  await isCached(one.cache, 'knots');
  await isCached(one.cache, 'ropes');
  // As after a lost connection, or behind a pooler.
  await one.caches.close();
  await other.caches.invalidate(change('knots'));
  await expect.poll(() => isCached(one.cache, 'knots')).toBe(false);
  expect(await isCached(one.cache, 'ropes')).toBe(false);
  expect(await isCached(one.cache, 'ropes')).toBe(true);
});

test('a change that is too long for a notification is not lost', async () => {
  const [one, other] = [process(0), process(1)];
  await start(one.cache);
  await isCached(one.cache, 'knots');
  await other.caches.invalidate(
    change(...Array.from({ length: 1000 }, (_, index) => `knots-${index}`), 'knots'),
  );
  await expect.poll(() => isCached(one.cache, 'knots')).toBe(false);
});

test('a process listens again after its connection was lost', async () => {
  const one = process(0);
  await expect.poll(async () => (await listeners()).rows.length).toBe(1);
  const [lost] = (await listeners()).rows;
  await sql`select pg_terminate_backend(${lost?.pid}::integer)`.execute(shared.pool(1).db);
  await expect
    .poll(async () => (await listeners()).rows.filter(({ pid }) => pid !== lost?.pid).length)
    .toBe(1);
  await one.caches.close();
});

test('drops everything after a crash of the database has emptied the numbers of changes', async () => {
  const [one, other] = [process(0), process(1)];
  await start(one.cache);
  await other.caches.invalidate(change('ropes'));
  await other.caches.invalidate(change('ropes'));
  await isCached(one.cache, 'knots');
  await expect.poll(() => isCached(one.cache, 'knots')).toBe(true);
  expect((await readCatalogChanges(shared.pool(0).db)).size).toBeGreaterThan(0);
  await shared.pool(1).db.deleteFrom('catalog_changes').execute();
  await expect.poll(() => isCached(one.cache, 'knots')).toBe(false);
});

test('ignores the cache while the database is unavailable', { tags: ['10.115'] }, async () => {
  const { cache } = process(0);
  await isCached(cache, 'knots');
  await shared.pool(0).close();
  expect(await isCached(cache, 'knots')).toBe(false);
});
