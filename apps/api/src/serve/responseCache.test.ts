import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handlers } from '../operations/index.ts';
import type { Handler } from '../platform/contract/types.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { type SignedInUser, startApi, type TestApi } from '../testing/api.ts';
import { addCatalogFixture, addCourse } from '../testing/catalog.ts';

const { operation } = readSettings({});
const address = '/v1/courses/knots';
const params = { id: 'knots' };

let api: TestApi;
let instructor: SignedInUser;
/** Runs after a course is read from the database. */
let afterReading: (() => Promise<void>) | null = null;

const readCourse: Handler<'getCourse'> = async (request, context) => {
  const response = await handlers.getCourse(request, context);
  await afterReading?.();
  return response;
};

beforeAll(async () => {
  api = await startApi(
    { operation },
    {
      handlers: {
        ...handlers,
        getCourse: Object.assign(readCourse, { subjects: handlers.getCourse.subjects }),
      },
    },
  );
  instructor = await addCatalogFixture(api, {});
});
afterAll(() => api.close());

const change = (price: number) =>
  api.expect(200, 'updateCourse', { params, token: instructor.token, body: { price } });
/** Writes directly to the database, without a request. */
const writePrice = (price_cents: number) =>
  api.context.db.updateTable('courses').set({ price_cents }).where('id', '=', 'knots').execute();
const priceOf = async (token?: string) =>
  (await api.expect(200, 'getCourse', { params, ...(token && { token }) })).price;
const call = (headers: Record<string, string> = {}) => api.app.inject({ url: address, headers });

beforeEach(async () => {
  afterReading = null;
  // Two changes: at least one of them is effective and invalidates the cache.
  await change(11);
  await change(10);
});

test('guests share a cached response until the catalog changes', async () => {
  expect(await priceOf()).toBe(10);
  await writePrice(2000);
  expect(await priceOf()).toBe(10);
  await change(30);
  expect(await priceOf()).toBe(30);
});

test('signed-in users bypass the cache', async () => {
  expect(await priceOf()).toBe(10);
  await writePrice(2000);
  expect(await priceOf(instructor.token)).toBe(20);
});

test('sends the compression that the client accepts, and 304 for a matching ETag', async () => {
  const long = 'A knot for every rope, and a rope for every knot. '.repeat(40);
  const body = { description: { en: long } };
  await api.expect(200, 'updateCourse', { params, token: instructor.token, body });
  const first = await call();
  const plain = await call();
  const brotli = await call({ 'accept-encoding': 'gzip, deflate, br, zstd' });
  const zipped = await call({ 'accept-encoding': 'gzip' });
  expect(plain.json()).toMatchObject({ id: 'knots' });
  expect(plain.body).toBe(first.body);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(first.body);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body);
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  const { etag, 'cache-control': control, 'content-type': type } = first.headers;
  for (const { headers } of [plain, brotli, zipped]) {
    expect(headers).toMatchObject({ etag, 'cache-control': control, 'content-type': type });
    expect(headers.vary).toBe('accept-encoding');
  }
  const conditional = await call({ 'if-none-match': String(etag), 'accept-encoding': 'br' });
  expect(conditional).toMatchObject({ statusCode: 304, body: '' });
  expect(conditional.headers['content-encoding']).toBeUndefined();
  await change(40);
  expect(await call({ 'if-none-match': String(etag) })).toMatchObject({ statusCode: 200 });
});

test('compresses a response that is sent once, unless it is short', { tags: ['2.285'] }, async () => {
  const authorization = `Bearer ${instructor.token}`;
  for (const times of [1, 100]) {
    const long = 'A knot for every rope. '.repeat(times).trim();
    const body = { description: { en: long } };
    await api.expect(200, 'updateCourse', { params, token: instructor.token, body });
    const plain = await call({ authorization });
    const brotli = await call({ authorization, 'accept-encoding': 'gzip, deflate, br, zstd' });
    const zipped = await call({ authorization, 'accept-encoding': 'gzip' });
    expect(plain.json()).toMatchObject({ description: { en: long } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const isShort = plain.body.length < 1024;
    expect(brotli.headers['content-encoding']).toBe(isShort ? undefined : 'br');
    expect(zipped.headers['content-encoding']).toBe(isShort ? undefined : 'gzip');
    if (isShort) continue;
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(brotli.headers.vary).toBe('accept-encoding');
    expect(zipped.headers.vary).toBe('accept-encoding');
  }
});

test('does not cache what was read before a change', async () => {
  afterReading = async () => {
    afterReading = null;
    await change(50);
  };
  expect(await priceOf()).toBe(10);
  expect(await priceOf()).toBe(50);
});

test('concurrent guests wait for one response', async () => {
  let times = 0;
  const go = Promise.withResolvers<void>();
  afterReading = () => {
    times += 1;
    return go.promise;
  };
  const pending = Array.from({ length: 20 }, () => priceOf());
  await expect.poll(() => times).toBe(1);
  go.resolve();
  expect(await Promise.all(pending)).toEqual(pending.map(() => 10));
  expect(times).toBe(1);
});

test('after a failure, waiting requests run on their own', async () => {
  const go = Promise.withResolvers<void>();
  let times = 0;
  afterReading = async () => {
    times += 1;
    await go.promise;
    if (times === 1) throw new Error('The first one fails');
  };
  const first = call();
  await expect.poll(() => times).toBe(1);
  const second = call();
  go.resolve();
  expect((await first).statusCode).toBe(500);
  expect((await second).statusCode).toBe(200);
});

test('requests for a missing course do not wait for each other', async () => {
  const waiting: (() => void)[] = [];
  afterReading = () => new Promise((resolve) => waiting.push(resolve));
  const pending = Array.from({ length: 5 }, () =>
    api.expect(404, 'getCourse', { params: { id: 'nothing' } }),
  );
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();
  await expect.poll(() => waiting.length).toBe(5);
  for (const resolve of waiting) resolve();
  await Promise.all(pending);
});

test('does not cache an error', async () => {
  const later = { params: { id: 'later' } };
  await api.expect(404, 'getCourse', later);
  await addCourse(api, { ...later.params, category_id: 'crafts', instructor_id: instructor.user.id });
  await api.expect(200, 'getCourse', later);
  await api.context.db.deleteFrom('courses').where('id', '=', 'later').execute();
});
