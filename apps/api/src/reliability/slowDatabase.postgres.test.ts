import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../platform/database/pool.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { type SignedInUser, startApi, type TestApi } from '../testing/api.ts';
import { BadNetwork } from '../testing/badNetwork.ts';
import { addCatalogFixture } from '../testing/catalog.ts';
import { freshServerDatabase } from '../testing/database.ts';
import { serverEnv } from '../testing/serverProcess.ts';

/**
 * Every call gets a response within its limit of two seconds, whatever the state of the database. The rest is for a busy machine.
 * Without the limits, calls would wait for each other, or forever.
 */
const respondWithinMs = 10_000;

const settings = readSettings(serverEnv('postgres://unused/unused', 'smtp://unused'));
/** A response that the database has confirmed within the last second would come from the cache. */
const operation = { ...settings.operation, responseCacheTtlMs: 0 };
let network: BadNetwork;
let api: TestApi;
let learner: SignedInUser;
let drop: () => Promise<void>;
let longestMs = 0;

beforeAll(async () => {
  const database = await freshServerDatabase();
  network = await BadNetwork.to(Number(new URL(database.url).port));
  const through = new URL(database.url);
  through.port = String(network.port);
  api = await startApi({ operation }, { database: connect(through.href) });
  await addCatalogFixture(api);
  learner = await api.user();
  drop = database.drop;
});
beforeEach(async () => {
  Object.assign(network, { delayMs: 0, swallows: false, refuses: false });
  await expect.poll(() => ready()).toBe(200);
});
afterAll(async () => {
  console.log(`The longest wait for a response was ${Math.round(longestMs)} ms`);
  network.cut();
  await api.close();
  await network.close();
  await drop();
});

const ready = async () => (await api.app.inject('/readyz')).statusCode;

/** A read, an authenticated read and a write get a response in time, and so does monitoring. */
async function askAll(times = 1): Promise<Set<number>> {
  const inTime = (work: Promise<{ status: number; headers: object }>) => {
    const startedAt = performance.now();
    return work.then(({ status, headers }) => {
      if (status === 503) expect(headers).toHaveProperty('retry-after');
      const ms = performance.now() - startedAt;
      longestMs = Math.max(longestMs, ms);
      return { status, ms };
    });
  };
  const { token } = learner;
  const params = { id: 'knots' };
  const requests = Array.from({ length: times }, () => [
    inTime(api.call('listDomains', { query: { populate: 'categories' } })),
    inTime(api.call('getProfile', { token })),
    inTime(api.call('enrollInCourse', { params, token })),
  ]).flat();
  const watched = ['/healthz', '/readyz', '/metrics'].map(async (path) => {
    const startedAt = performance.now();
    const { statusCode } = await api.app.inject(path);
    return { path, statusCode, ms: performance.now() - startedAt };
  });
  for (const { path, statusCode, ms } of await Promise.all(watched)) {
    if (path !== '/readyz') expect({ path, statusCode }).toEqual({ path, statusCode: 200 });
    expect(ms).toBeLessThan(respondWithinMs);
  }
  const responses = await Promise.all(requests);
  for (const { ms } of responses) expect(ms).toBeLessThan(respondWithinMs);
  return new Set(responses.map(({ status }) => status));
}

test('waits for a slow database', async () => {
  network.delayMs = 50;
  expect(await askAll()).toEqual(new Set([200]));
  expect(await ready()).toBe(200);
});

test('gives up on a database that is too slow', async () => {
  network.delayMs = 2000;
  expect(await askAll(5)).toEqual(new Set([503]));
  expect(await ready()).toBe(503);
});

test('gives up on a list whose statement takes too long', async () => {
  const { status, headers, body } = await api.context.db.transaction().execute(async (trx) => {
    await sql`lock table courses`.execute(trx);
    return api.call('listCategoryCourses', { params: { id: 'crafts' } });
  });
  expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(headers).toHaveProperty('retry-after');
});

test('recovers after the database is disconnected', async () => {
  network.delayMs = 100;
  const inTheMiddle = askAll(5);
  network.refuses = true;
  network.cut();
  expect(await inTheMiddle).toEqual(new Set([503]));
  expect(await askAll()).toEqual(new Set([503]));
  expect(await ready()).toBe(503);
});

test('gives up on each query of an unresponsive database, beyond the size of the pool', async () => {
  network.swallows = true;
  expect(await askAll(10)).toEqual(new Set([503]));
  expect(await ready()).toBe(503);
});

test('does not reuse lost connections', async () => {
  network.swallows = true;
  await askAll(4);
  network.swallows = false;
  // The server may still end the transactions of the lost connections.
  await expect.poll(() => askAll(5), { timeout: 30_000 }).toEqual(new Set([200]));
  for (let round = 0; round < 3; round += 1) expect(await askAll(5)).toEqual(new Set([200]));
});
