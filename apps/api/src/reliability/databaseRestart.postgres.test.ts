import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../platform/database/open.ts';
import { type SignedInUser, startApi, type TestApi } from '../testing/api.ts';
import { addCatalogFixture } from '../testing/catalog.ts';
import { PostgresServer } from '../testing/postgresServer.ts';

// Starting a separate PostgreSQL takes seconds on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const readyWithinMs = 10_000;
let postgres: PostgresServer;
let api: TestApi;
let learner: SignedInUser;

beforeAll(async () => {
  postgres = await PostgresServer.start();
  const database = await openDatabase({ kind: 'postgres', url: `${postgres.url}/postgres` });
  api = await startApi({}, { database });
  await addCatalogFixture(api);
  learner = await api.user();
});
afterAll(async () => {
  await api.close();
  await postgres.stop();
});

test('PostgreSQL is killed and restarted: 503 during the outage, then ready without a restart, with all acknowledged writes', async () => {
  const enroll = () => api.call('enrollInCourse', { params: { id: 'knots' }, token: learner.token });
  const ready = async () => (await api.app.inject('/readyz')).statusCode;
  const crowd = await Promise.all(Array.from({ length: 10 }, () => api.user()));
  expect(await enroll()).toMatchObject({ status: 200 });

  const calls = crowd.map(({ token }) => api.call('enrollInCourse', { params: { id: 'knots' }, token }));
  postgres.kill();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  for (const status of statuses) expect([200, 503]).toContain(status);
  expect(await enroll()).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
  expect(await ready()).toBe(503);
  expect((await api.app.inject('/healthz')).statusCode).toBe(200);

  await postgres.startAgain();
  const backAt = performance.now();
  await expect.poll(ready, { timeout: readyWithinMs, interval: 20 }).toBe(200);
  console.log(`Ready ${Math.round(performance.now() - backAt)} ms after PostgreSQL was`);
  expect(await enroll()).toMatchObject({ status: 200 });
  const { learners } = await api.expect(200, 'getCourse', { params: { id: 'knots' } });
  const acknowledged = 1 + statuses.filter((status) => status === 200).length;
  expect(learners.enrolled).toBeGreaterThanOrEqual(acknowledged);
  for (const [index, { token }] of crowd.entries()) {
    const { totalResults } = await api.expect(200, 'listMyEnrollments', { token });
    if (statuses[index] === 200) expect(totalResults).toBe(1);
  }
});
