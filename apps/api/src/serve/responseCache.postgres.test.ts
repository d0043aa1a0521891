import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { CatalogCaches } from '../platform/caching/catalogCaches.ts';
import { shareChanges } from '../platform/caching/sharedChanges.ts';
import type { Context } from '../platform/context/context.ts';
import type { Subject } from '../platform/context/subjects.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { testApi } from '../testing/api.ts';
import { openCaches } from '../testing/caches.ts';
import { sharedDatabase } from '../testing/pools.ts';
import { serverEnv } from '../testing/serverProcess.ts';
import { openResponseCache, type ResponseCache } from './responseCache.ts';

const api = testApi();
const shared = sharedDatabase(2);
const response = { etag: '"1"', json: Buffer.from('{}'), encoded: new Map() };
/** The caches of one of several processes. */
function process(index: number, registry?: Registry): { cache: ResponseCache; caches: CatalogCaches } {
  const settings = readSettings(serverEnv(shared.url(), 'smtp://127.0.0.1:1'));
  const context: Context = { ...api().context, db: shared.pool(index).db, settings };
  const caches = openCaches(context, registry);
  return { cache: openResponseCache(caches), caches };
}

/** Whether a course is cached. After a miss, it is. */
async function isCached(cache: ResponseCache, id: string): Promise<boolean> {
  const lookup = await cache.get({ text: id, isCommon: true });
  if ('value' in lookup) return true;
  lookup.set(response, [`course:${id}`]);
  lookup.release();
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
  const reading: ReturnType<typeof one.readNew>[] = [];
  await Promise.all(ids.map((id) => other.record(change(id)).then(() => reading.push(one.readNew()))));
  const read = (await Promise.all(reading)).flat().concat(await one.readNew());
  expect(new Set(read.flatMap((each) => each?.subjects ?? [])).size).toBe(ids.length);
  expect(await one.readNew()).toEqual([]);
});

test.each([
  ['null', null],
  ['a text', 'course:knots'],
  ['no subjects', {}],
  ['subjects of a newer version', { subjects: { course: 'knots' } }],
  ['a subject that is no text', { subjects: [1] }],
  ['counters that are no list', { subjects: [], counters: 'knots' }],
])(
  'a change that cannot be read (%s) is counted and drops all entries, once',
  { tags: ['2.473'] },
  async (_, written) => {
    const registry = new Registry();
    const one = process(0, registry);
    const isKnotsCached = () => isCached(one.cache, 'knots');
    await isKnotsCached();
    await insertChange({ change: JSON.stringify(written) });
    await expect.poll(isKnotsCached, { timeout: 10_000 }).toBe(false);
    expect(await registry.getSingleMetric('lyceum_catalog_changes_unreadable_total')?.get()).toMatchObject({
      values: [{ value: 1 }],
    });
    const isRopesCached = () => isCached(one.cache, 'ropes');
    await isRopesCached();
    await process(1).caches.invalidate(change('ropes'));
    await expect.poll(isRopesCached, { timeout: 10_000 }).toBe(false);
    expect(await isKnotsCached()).toBe(true);
  },
);

test.each([
  ['the largest number', { number: '9223372036854775807' }],
  ['a negative number', { number: '-1' }],
  ['the name of a prototype', { process_id: '__proto__' }],
])('a change with %s does not keep other changes from being read', { tags: ['2.473'] }, async (_, row) => {
  const [one, other] = [shareChanges(shared.pool(0).db), shareChanges(shared.pool(1).db)];
  await one.readNew();
  await insertChange(row);
  await one.readNew();
  await other.record(change('knots'));
  expect(await one.readNew()).toMatchObject([change('knots')]);
});

/** As another version, or anyone with access to the database, may write it. */
async function insertChange(row: { change?: string; number?: string; process_id?: string }): Promise<void> {
  const { process_id = randomUUID(), number = '1', change: written = '{"subjects":[]}' } = row;
  const { db } = shared.pool(1);
  // Each new process reads the changes of the last minutes.
  await db.deleteFrom('catalog_change_log').execute();
  await sql`
    insert into catalog_change_log (process_id, number, change)
    values (${process_id}, ${number}::bigint, ${written}::jsonb)
  `.execute(db);
}

test('ignores the cache while the database is unavailable', { tags: ['10.114'] }, async () => {
  const { cache } = process(0);
  await isCached(cache, 'knots');
  await shared.pool(0).close();
  expect(await isCached(cache, 'knots')).toBe(false);
});
