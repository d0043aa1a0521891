import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../platform/settings/settings.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { addCatalogFixture } from '../testing/catalog.ts';
import { budgets } from './responseCache.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ operation: readSettings({}).operation });
  await addCatalogFixture(api, {});
});
afterAll(() => api.close());

const request = (url: string, method: 'GET' | 'HEAD' = 'GET', headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/v1${url}`, method, headers });

async function cacheSize() {
  const { body } = await api.app.inject('/metrics');
  const metric = (name: string) => {
    const [, value] = new RegExp(`^${name} (\\d+)`, 'm').exec(body) ?? [];
    if (value === undefined) throw new Error(`/metrics has no ${name}`);
    return Number(value);
  };
  return { entries: metric('lyceum_response_cache_entries'), bytes: metric('lyceum_response_cache_bytes') };
}

test('10,000 equivalent addresses share one entry of the response cache', async () => {
  await request('/domains');
  const before = await cacheSize();
  for (let index = 1; index <= 5000; index++) {
    const junk = '&'.repeat(index % 500);
    expect((await request(`/domains?${junk}`)).statusCode).toBe(200);
    expect((await request(`/domains?page=1${junk}sortBy=name&${junk}limit=10`)).statusCode).toBeOneOf([
      200, 400,
    ]);
  }
  expect((await request(`/domains?${'&'.repeat(16_000)}`)).statusCode).toBe(200);
  expect((await request('/%64omains?%70age=1')).statusCode).toBe(200);
  expect(await cacheSize()).toEqual(before);
}, 120_000);

test('addresses that are invalid, unknown or past the end have no entry', async () => {
  await request('/domains');
  const before = await cacheSize();
  for (let index = 1; index <= 100; index++) {
    expect((await request(`/domains?junk${index}=1`)).statusCode).toBe(400);
    expect((await request(`/domains?page=1&page=${index}`)).statusCode).toBe(400);
    expect((await request(`/courses/nothing-${index}`)).statusCode).toBe(404);
    expect((await request(`/domains?page=${index + 1}`)).json()).toMatchObject({ results: [] });
  }
  expect(await cacheSize()).toEqual(before);
});

test('searches and custom page sizes have a bounded budget and evict nothing else', async () => {
  const first = await request('/courses/knots');
  const { entries, bytes } = await cacheSize();
  for (let index = 0; index < budgets.rare.max + 200; index++) await request(`/expertises?search=${index}`);
  for (let limit = 1; limit < 100; limit++) await request(`/domains?limit=${limit}`);
  const after = await cacheSize();
  // A page size of 10 is the default and therefore common.
  expect(after.entries).toBeLessThanOrEqual(entries + budgets.rare.max + 1);
  expect(after.bytes).toBeLessThanOrEqual(bytes + budgets.rare.maxSize);
  await api.context.db.updateTable('courses').set({ price_cents: 1 }).where('id', '=', 'knots').execute();
  expect((await request('/courses/knots')).body).toBe(first.body);
});

test('counts the bytes of the keys', async () => {
  await request('/expertises?search=a');
  const before = await cacheSize();
  await request(`/expertises?search=${'b'.repeat(100)}`);
  const after = await cacheSize();
  await request('/expertises?search=c');
  const { bytes } = await cacheSize();
  expect(after.bytes - before.bytes).toBe(bytes - after.bytes + 2 * 99);
});

test('HEAD and conditional requests share the entry of GET', async () => {
  const first = await request('/categories/crafts');
  const before = await cacheSize();
  await api.context.db
    .updateTable('categories')
    .set({ color: '#000000' })
    .where('id', '=', 'crafts')
    .execute();
  const { etag, 'content-length': length } = first.headers;
  const head = await request('/categories/crafts', 'HEAD');
  expect(head).toMatchObject({ statusCode: 200, body: '' });
  expect(head.headers).toMatchObject({ etag, 'content-length': length });
  const conditional = await request('/categories/crafts?', 'GET', { 'if-none-match': String(etag) });
  expect(conditional).toMatchObject({ statusCode: 304, body: '' });
  for (const list of [`W/${etag}`, `"other", ${etag}`, '*']) {
    const conditional = await request('/categories/crafts', 'GET', { 'if-none-match': list });
    expect(conditional).toMatchObject({ statusCode: 304, body: '' });
  }
  const conditionalHead = await request('/categories/crafts', 'HEAD', { 'if-none-match': String(etag) });
  expect(conditionalHead).toMatchObject({ statusCode: 304, body: '' });
  expect(await cacheSize()).toEqual(before);
});

test('the language of messages does not affect the key, because it does not affect the response', async () => {
  const first = await request('/domains/making');
  const before = await cacheSize();
  const arabic = await request('/domains/making', 'GET', { 'accept-language': 'ar' });
  expect(arabic.body).toBe(first.body);
  expect(await cacheSize()).toEqual(before);
});
