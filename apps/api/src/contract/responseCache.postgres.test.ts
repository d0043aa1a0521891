import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { readSettings } from '../settings.ts';
import { testApi } from '../testing/api.ts';
import { sharedDatabase } from '../testing/pools.ts';
import { serverEnv } from '../testing/serverProcess.ts';
import { createResponseCache, type ResponseCache } from './responseCache.ts';

const api = testApi();
const shared = sharedDatabase(2);
const response = { etag: '"1"', json: '{}' };

/** The response cache of one of several processes. */
function process(index: number): ResponseCache {
  const settings = readSettings(serverEnv(shared.url(), 'smtp://127.0.0.1:1'));
  const context: Context = { ...api().context, db: shared.pool(index).db, settings };
  const cache = createResponseCache(context);
  if (!cache) throw new Error('The settings turn the cache off');
  return cache;
}

const key = { text: '["listDomains",[]]', isCommon: true };

/** Returns the cached entry, or null after a miss, which it fills with `filled`. */
async function read(cache: ResponseCache, filled?: typeof response): Promise<unknown> {
  const entry = await cache.get(key);
  if ('etag' in entry) return entry;
  if (filled) entry.set(filled);
  entry.release();
  return null;
}

test('a process drops what another process has invalidated, and keeps the rest', async () => {
  const [one, other] = [process(0), process(1)];
  await read(one, response);
  // The first check only reads the current number of changes.
  expect(await read(one, response)).toBeNull();
  expect(await read(one)).toMatchObject(response);
  await other.invalidate();
  await expect.poll(() => read(one), { timeout: 10_000 }).toBeNull();
  await read(one, response);
  expect(await read(one)).toMatchObject(response);
});

test('ignores the cache while the database is unavailable', async () => {
  const one = process(0);
  await read(one, response);
  await shared.pool(0).close();
  expect(await read(one)).toBeNull();
});
