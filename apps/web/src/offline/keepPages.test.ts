import { limits } from '@lyceum/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches } from '../../test/support/fakeCaches.ts';
import { forgetAll, keepCourse, keepOfflinePage } from './keepPages.ts';
import { offlineNames as names, type OfflineIndex } from './names.ts';

interface Site {
  caches: FakeCaches;
  fetch: ReturnType<typeof vi.fn<(address: string, init?: RequestInit) => Promise<Response>>>;
  /** The content of each address; a missing one is a 404. */
  files: Map<string, string>;
}

let site: Site;

const typeOf = (address: string) => (/\.\w+(\?|$)/.test(address) ? 'text/plain' : 'text/html; charset=utf-8');

const guest = { language: 'en', userId: null } as const;

beforeEach(() => {
  const files = new Map<string, string>();
  const caches = new FakeCaches();
  const fetch = vi.fn(async (address: string) => {
    const text = files.get(address.replace(/\?lng=\w+$/, ''));
    const headers = { 'content-type': typeOf(address), vary: 'Cookie', 'content-security-policy': 'p' };
    return new Response(text ?? 'missing', { status: text === undefined ? 404 : 200, headers });
  });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('caches', caches);
  const loaded = () => [...files.keys()].map((file) => ({ name: `https://lyceum.test${file}` }));
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => loaded() as PerformanceEntry[]);
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => Promise<unknown>) => work() } });
  site = { caches, fetch, files };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const cache = () => site.caches.open(names.cache);
async function index(): Promise<OfflineIndex> {
  return (await (await cache()).match(names.index))?.json();
}
const keptPaths = async () => (await index()).pages.map(({ path }) => path);

/** A course whose page loads a script of this version. */
function addCourse(id: string, version = 'v1', size = 0) {
  site.files.set(`/course/${id}`, `${id}<script src="/assets/${version}.js">${'x'.repeat(size)}`);
  site.files.set(`/assets/${version}.js`, version);
  return { path: `/course/${id}`, name: id.toUpperCase(), language: 'en' } as const;
}

test('keeps a course with its files, of its images those that the browser has, and no fonts', {
  tags: ['2.411'],
}, async () => {
  const course = addCourse('a');
  site.files.set(
    course.path,
    '<link href="/assets/a.css"><script>["/locales/en/page.json?v=1"]</script><style>url(/assets/b.woff2)</style>' +
      '<img src="/pictures/a.avif"><img src="/pictures/b.avif"><img src="https://elsewhere.example/assets/c.png">',
  );
  for (const file of ['/assets/a.css', '/locales/en/page.json?v=1', '/assets/b.woff2', '/pictures/a.avif'])
    site.files.set(file, file);
  await keepCourse(course, guest);
  expect((await cache()).addresses).toEqual([
    '/assets/a.css',
    '/course/a',
    '/locales/en/page.json?v=1',
    '/offline/index.json',
    '/pictures/a.avif',
  ]);
  const page = await (await cache()).match('/course/a');
  expect(page?.headers.get('content-security-policy')).toBe('p');
  expect(page?.headers.get('vary')).toBeNull();
  expect((await index()).pages).toMatchObject([{ path: '/course/a', name: 'A', language: 'en' }]);
  // The server renders the page for a guest, because no call has a token.
  for (const [, init] of site.fetch.mock.calls)
    expect(JSON.stringify(init ?? {})).not.toMatch(/authorization/i);
});

test('keeps the courses that were seen last, and the files of each version as long as they are needed', {
  tags: ['2.411', '10.248'],
}, async () => {
  await keepCourse(addCourse('old', 'v1'), guest);
  for (let number = 1; number < limits.keptCourses; number += 1)
    await keepCourse(addCourse(`c${number}`, 'v2'), guest);
  expect((await cache()).addresses).toContain('/assets/v1.js');
  await keepCourse(addCourse('c1', 'v2'), guest);
  expect((await keptPaths())[0]).toBe('/course/c1');
  expect(await keptPaths()).toHaveLength(limits.keptCourses);
  await keepCourse(addCourse('new', 'v2'), guest);
  expect(await keptPaths()).toHaveLength(limits.keptCourses);
  const { addresses } = await cache();
  expect(addresses).not.toContain('/course/old');
  expect(addresses).not.toContain('/assets/v1.js');
  expect(site.fetch.mock.calls.filter(([address]) => address === '/assets/v2.js')).toHaveLength(1);
});

test('keeps at most as many bytes as the limit, and no page that is too large', {
  tags: ['2.411'],
}, async () => {
  const size = limits.keptPageMaximumBytes - 100;
  const count = Math.floor(limits.keptMaximumBytes / size) - 1;
  for (let number = 0; number <= count + 2; number += 1) {
    await keepCourse(addCourse(`c${number}`, 'v1', size), guest);
  }
  expect((await keptPaths()).length).toBeLessThanOrEqual(count + 1);
  const before = await keptPaths();
  await keepCourse(addCourse('large', 'v1', limits.keptPageMaximumBytes), guest);
  expect(await keptPaths()).toEqual(before);
});

test('a course that guests cannot see, or no longer, is not kept', { tags: ['2.411'] }, async () => {
  const course = addCourse('a');
  await keepCourse(course, guest);
  site.files.delete('/course/a');
  await keepCourse(course, guest);
  expect(await keptPaths()).toEqual([]);
  expect((await cache()).addresses).toEqual(['/offline/index.json']);
});

test('a page whose script does not load is not kept', { tags: ['10.248'] }, async () => {
  const course = addCourse('a');
  site.files.delete('/assets/v1.js');
  await expect(keepCourse(course, guest)).rejects.toThrow('/assets/v1.js');
  expect((await cache()).addresses).not.toContain('/course/a');
});

test('another user does not see what the last one saw; a guest who signs in does', {
  tags: ['2.414'],
}, async () => {
  await keepCourse(addCourse('a'), guest);
  await keepCourse(addCourse('b'), { ...guest, userId: 'nour' });
  expect(await keptPaths()).toEqual(['/course/b', '/course/a']);
  site.files.set('/offline', 'offline');
  await keepOfflinePage('light v1', { ...guest, userId: 'karim' });
  expect(await keptPaths()).toEqual([]);
  expect((await cache()).addresses).toEqual(['/offline', '/offline/index.json']);
});

test('without space, the courses seen first make room, and nothing else fails', {
  tags: ['10.250'],
}, async () => {
  for (const id of ['a', 'b', 'c', 'd']) await keepCourse(addCourse(id), guest);
  // The list, four courses and their script.
  (await cache()).space = 6;
  await keepCourse(addCourse('e'), guest);
  expect(await keptPaths()).toEqual(['/course/e', '/course/d', '/course/c']);
  (await cache()).space = 0;
  await expect(keepCourse(addCourse('f'), guest)).rejects.toThrow('quota');
  expect(await keptPaths()).toEqual([]);
});

test('keeps the offline page once for each language, theme and version', { tags: ['2.412'] }, async () => {
  site.files.set('/offline', 'offline <link href="/assets/v1.css">');
  site.files.set('/assets/v1.css', '');
  await keepOfflinePage('light v1', guest);
  await keepOfflinePage('light v1', guest);
  expect(site.fetch.mock.calls.filter(([address]) => address === '/offline?lng=en')).toHaveLength(1);
  site.files.set('/offline', 'offline <link href="/assets/v2.css">');
  site.files.set('/assets/v2.css', '');
  await keepOfflinePage('light v1', { ...guest, language: 'ar' });
  expect((await cache()).addresses).toEqual(['/assets/v2.css', '/offline', '/offline/index.json']);
});

test('removes everything that is kept', async () => {
  await keepCourse(addCourse('a'), guest);
  await site.caches.open('of-something-else');
  await forgetAll();
  expect(await site.caches.keys()).toEqual(['of-something-else']);
});
