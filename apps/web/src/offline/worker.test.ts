import { expect, test, vi } from 'vitest';
import { FakeCaches } from '../../test/support/fakeCaches.ts';
import { offlineNames as names } from './names.ts';
import { offlineWorker, removingWorker, type WorkerScope } from './worker.ts';

const origin = 'http://lyceum.test';

function start(run: typeof offlineWorker) {
  const listeners = new Map<string, (event: object) => void>();
  const caches = new FakeCaches();
  const fetch = vi.fn(async (_request: Request): Promise<Response> => {
    throw new TypeError('No network');
  });
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: vi.fn(async () => undefined),
    registration: {
      unregister: vi.fn(async () => true),
      navigationPreload: { enable: vi.fn(async () => undefined) },
    },
    location: { origin },
    caches,
    fetch,
  };
  run(scope as unknown as WorkerScope, names);
  const dispatch = async (type: string) => {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => works.push(work) });
    await Promise.all(works);
  };
  /** @returns null if the worker leaves the request to the browser */
  const request = async (
    address: string,
    { mode = 'no-cors', destination = '', method = 'GET', preloadResponse = undefined as unknown } = {},
  ) => {
    let response: Promise<Response> | null = null;
    const respondWith = (given: Promise<Response>) => {
      response = given;
    };
    const url = new URL(address, origin).href;
    listeners.get('fetch')?.({ request: { url, mode, destination, method }, respondWith, preloadResponse });
    return response as Promise<Response> | null;
  };
  const keep = async (address: string, text: string) =>
    (await caches.open(names.cache)).put(address, new Response(text, { headers: { 'x-kept': 'yes' } }));
  return { scope, caches, fetch, dispatch, request, keep };
}

const page = { mode: 'navigate', destination: 'document' };

test('the network comes first for a page, whatever its status', { tags: ['2.411'] }, async () => {
  const { fetch, request, keep } = start(offlineWorker);
  await keep('/course/a', 'kept');
  fetch.mockResolvedValueOnce(new Response('busy', { status: 503 }));
  const response = await request('/course/a', page);
  expect(response?.status).toBe(503);
  expect(await response?.text()).toBe('busy');
  const preloaded = await request('/course/a', {
    ...page,
    preloadResponse: Promise.resolve(new Response('early')),
  });
  expect(await preloaded?.text()).toBe('early');
  expect(fetch).toHaveBeenCalledOnce();
});

test('without a network, a kept course opens, and the offline page replaces all other pages', {
  tags: ['2.411', '2.412'],
}, async () => {
  const { request, keep } = start(offlineWorker);
  await keep('/course/a', 'kept');
  await keep('/offline', 'offline');
  const course = await request('/course/a?lng=ar', page);
  expect([course?.status, await course?.text()]).toEqual([200, 'kept']);
  for (const path of ['/', '/course/b', '/course/a/edit', '/offline/index.json', '/dashboard']) {
    const other = await request(path, page);
    expect([path, other?.status, await other?.text()]).toEqual([path, 503, 'offline']);
    expect(other?.headers.get('x-kept')).toBe('yes');
  }
});

test('without a network and an offline page, the browser shows its own', { tags: ['2.412'] }, async () => {
  expect((await start(offlineWorker).request('/', page))?.type).toBe('error');
});

test('files of a version come from the cache, and images only without a network', {
  tags: ['10.248'],
}, async () => {
  const { fetch, request, keep } = start(offlineWorker);
  const image = { destination: 'image' };
  for (const path of ['/assets/a.js', '/locales/en/page.json?v=1', '/pictures/a.avif'])
    await keep(path, 'kept');
  const textOf = async (path: string, options = {}) => (await request(path, options))?.text();
  expect(await textOf('/assets/a.js')).toBe('kept');
  expect(await textOf('/locales/en/page.json?v=1')).toBe('kept');
  expect(fetch).not.toHaveBeenCalled();
  expect(await textOf('/pictures/a.avif', image)).toBe('kept');
  fetch.mockImplementation(async () => new Response('new'));
  expect(await textOf('/pictures/a.avif', image)).toBe('new');
  expect(await textOf('/assets/b.js')).toBe('new');
  expect(await textOf('/locales/en/page.json?v=2')).toBe('new');
});

test('calls, writes, downloads, fonts and other sites are left to the browser', {
  tags: ['2.411'],
}, async () => {
  const { request } = start(offlineWorker);
  expect(await request('/v1/users/me')).toBeNull();
  expect(await request('/course/a', { ...page, method: 'POST' })).toBeNull();
  expect(await request('/files/a', page)).toBeNull();
  expect(await request('/locales/en/common.json')).toBeNull();
  expect(await request('/assets/a.woff2', { destination: 'font' })).toBeNull();
  expect(await request('https://elsewhere.example/a.png', { destination: 'image' })).toBeNull();
});

test('a new worker takes over at once, and removes the caches of other formats', {
  tags: ['10.248'],
}, async () => {
  const { scope, caches, dispatch } = start(offlineWorker);
  for (const name of [names.cache, `${names.prefix}0`, 'of-something-else']) await caches.open(name);
  await dispatch('install');
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
  await dispatch('activate');
  expect(await caches.keys()).toEqual([names.cache, 'of-something-else']);
});

test('the removing worker removes what is kept, and itself', async () => {
  const { scope, caches, dispatch, request } = start(removingWorker);
  for (const name of [names.cache, 'of-something-else']) await caches.open(name);
  await dispatch('install');
  await dispatch('activate');
  expect(await caches.keys()).toEqual(['of-something-else']);
  expect(scope.registration.unregister).toHaveBeenCalledOnce();
  expect(await request('/', page)).toBeNull();
});
