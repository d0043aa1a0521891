import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../platform/database/open.ts';
import { connect, withoutTimeLimit } from '../platform/database/pool.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { addCatalogFixture } from '../testing/catalog.ts';
import { freshServerDatabase } from '../testing/database.ts';

let server: Awaited<ReturnType<typeof freshServerDatabase>>;
let api: TestApi;

beforeAll(async () => {
  server = await freshServerDatabase();
  // One connection: what is not discarded is used again.
  api = await startApi({}, { database: connect(server.url, { connections: 1, statementMs: 30_000 }) });
  await addCatalogFixture(api);
});
afterAll(async () => {
  await api.close();
  await server.drop();
});

const readOnly = sql`set session characteristics as transaction read only`;
const ready = async () => (await api.app.inject('/readyz')).statusCode;

/** Sets a database to read-only for new connections, as a provider does with a full disk. */
async function refuseWrites(url: string, isRefused: boolean): Promise<void> {
  const operator = connect(new URL('/postgres', url).href, withoutTimeLimit);
  const name = sql.id(new URL(url).pathname.slice(1));
  const value = sql.raw(isRefused ? 'on' : 'off');
  await sql`alter database ${name} set default_transaction_read_only = ${value}`
    .execute(operator.db)
    .finally(operator.close);
}

test('a database that refuses writes is a 503 and not ready, until it accepts them again', {
  tags: ['2.471'],
}, async () => {
  const learner = await api.user();
  const enroll = () => api.call('enrollInCourse', { params: { id: 'knots' }, token: learner.token });
  await refuseWrites(server.url, true);
  await readOnly.execute(api.context.db);
  const unavailable = { status: 503, headers: { 'retry-after': expect.any(String) } };
  // The second one has a new connection.
  expect([await enroll(), await enroll()]).toMatchObject([unavailable, unavailable]);
  expect(await ready()).toBe(503);
  await refuseWrites(server.url, false);
  // Each connection that refuses a write is discarded.
  await expect.poll(ready).toBe(200);
  expect(await enroll()).toMatchObject({ status: 200 });
});

test('after a failover, one call fails on the connection to the former primary', {
  tags: ['2.471'],
}, async () => {
  const learner = await api.user();
  const enroll = () => api.call('enrollInCourse', { params: { id: 'knots' }, token: learner.token });
  await readOnly.execute(api.context.db);
  expect((await enroll()).status).toBe(503);
  expect((await enroll()).status).toBe(200);
});

test('a start with a database that refuses writes ends with one sentence', { tags: ['10.35'] }, async () => {
  const empty = await freshServerDatabase(null);
  await refuseWrites(empty.url, true);
  await expect(openDatabase({ kind: 'postgres', url: empty.url })).rejects.toThrow(
    /^The database .+ cannot be opened \(.+read-only transaction\), so nothing can be read or stored\./,
  );
  await empty.drop();
});
