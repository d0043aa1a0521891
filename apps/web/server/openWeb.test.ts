import { Readable } from 'node:stream';
import type { NewCourse } from '@lyceum/api';
import { hostileNames } from '@lyceum/rules/test/hostileNames';
import Fastify, { type FastifyInstance } from 'fastify';
import { SaxesParser } from 'saxes';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { expect, onTestFinished, test, vi } from 'vitest';
import routes from '../src/routes.ts';
import { appPages } from '../test/support/appPages.ts';
import { serveFeeds } from './feeds.ts';
import { serveRobots } from './robots.ts';
import { serveSitemap } from './sitemap.ts';

const publicUrl = 'https://lyceum.example';
const ownPages = 8;

function start(add: (app: FastifyInstance) => void) {
  const app = Fastify();
  onTestFinished(() => app.close());
  add(app);
  return app;
}

/** A catalog of courses that are numbered from 1. */
function catalogOf(count: number) {
  const list = vi.fn(async ({ offset, limit }: { offset: number; limit: number }) =>
    Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, index) => ({
      path: `/course/k${offset + index + 1}`,
      changedAt: new Date(0),
    })),
  );
  return { count: async () => count, list };
}

const addressesIn = async (xml: string) => (await parseSitemap(Readable.from([xml]))).map(({ url }) => url);

test('robots.txt allows the public pages, excludes those that need a sign-in, and names the sitemap', {
  tags: ['10.150'],
}, async () => {
  const { body } = await start((app) => serveRobots(app, publicUrl, appPages)).inject('/robots.txt');
  expect(body).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`);
  const excluded = [...body.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, path = '']) => new RegExp(`^${path.replaceAll('*', '.*')}`),
  );
  const pathsOf = (entries: typeof routes): string[] =>
    entries.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...pathsOf(children ?? [])]);
  const isExcluded = (path: string) => excluded.some((pattern) => pattern.test(path));
  const open = routes.filter(({ children }) => !children);
  const signedIn = routes.filter(({ children }) => children);
  expect(pathsOf(signedIn).filter((path) => !isExcluded(path))).toEqual([]);
  expect(pathsOf(open).filter(isExcluded)).toEqual([]);
});

test('a sitemap of up to 50,000 addresses is one file', { tags: ['10.150'] }, async () => {
  const app = start((server) => serveSitemap(server, publicUrl, appPages, catalogOf(2)));
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = await addressesIn(body);
  expect(addresses).toHaveLength(ownPages + 2);
  expect(addresses.slice(0, 2)).toEqual([`${publicUrl}/`, `${publicUrl}/categories`]);
  expect(addresses.at(-1)).toBe(`${publicUrl}/course/k2`);
});

test('more addresses are in several files, which an index lists', { tags: ['10.150'] }, async () => {
  const count = 50_001;
  const app = start((server) => serveSitemap(server, publicUrl, appPages, catalogOf(count)));
  const index = await parseSitemapIndex(Readable.from([(await app.inject('/sitemap.xml')).body]));
  expect(index.map(({ url }) => url)).toEqual([1, 2].map((file) => `${publicUrl}/sitemaps/${file}.xml`));
  const [first = [], second = []] = await Promise.all(
    index.map(async ({ url }) => addressesIn((await app.inject(url.slice(publicUrl.length))).body)),
  );
  expect(first).toHaveLength(50_000);
  expect(second).toEqual(
    Array.from({ length: ownPages + 1 }, (_, n) => `${publicUrl}/course/k${count - ownPages + n}`),
  );
  expect(new Set([...first, ...second]).size).toBe(count + ownPages);
});

test.each(['/sitemaps/2.xml', '/sitemaps/0.xml', '/sitemaps/01.xml', '/sitemaps/1e1.xml', '/sitemaps/.xml'])(
  'there is no file %s',
  { tags: ['10.150'] },
  async (path) => {
    const app = start((server) => serveSitemap(server, publicUrl, appPages, catalogOf(1)));
    expect((await app.inject(path)).statusCode).toBe(404);
  },
);

test('concurrent requests for a file read the catalog once, and an unchanged file is a 304', {
  tags: ['10.150'],
}, async () => {
  const catalog = catalogOf(3);
  const app = start((server) => serveSitemap(server, publicUrl, appPages, catalog));
  const request = (headers: Record<string, string> = {}) => app.inject({ url: '/sitemap.xml', headers });
  const responses = await Promise.all([request(), request({ 'accept-encoding': 'br' }), request()]);
  expect(catalog.list).toHaveBeenCalledOnce();
  const [plain, compressed] = responses.map(({ headers }) => String(headers.etag));
  expect(plain).not.toBe(compressed);
  expect((await request({ 'if-none-match': plain ?? '' })).statusCode).toBe(304);
});

test('a failed file is built again for the next request', { tags: ['10.150'] }, async () => {
  const catalog = catalogOf(3);
  catalog.list.mockRejectedValueOnce(new Error('The database is gone'));
  const app = start((server) => serveSitemap(server, publicUrl, appPages, catalog));
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(500);
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(200);
});

const course: NewCourse = {
  path: '/course/knots',
  name: { en: 'Knots <b>& "bends"</b>', fr: 'Nœuds' },
  description: { en: 'First\u0000\u0008 line ]]> end' },
  instructor: 'Amal <Haddad>',
  publishedAt: new Date(Date.UTC(2026, 0, 1)),
  changedAt: new Date(Date.UTC(2026, 0, 2)),
};

/** The texts of the elements of a document; throws if it is no well-formed XML. */
function textsIn(xml: string, element: string): string[] {
  const texts: string[] = [];
  let open = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    open = name;
    if (open === element) texts.push('');
  });
  parser.on('closetag', () => {
    open = '';
  });
  const add = (text: string) => {
    if (open === element) texts.push(texts.pop() + text);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(xml).close();
  return texts;
}

function startFeeds(courses = [course]) {
  const newCourses = vi.fn(async () => courses);
  const app = start((server) =>
    serveFeeds(server, {
      publicUrl,
      texts: (language, key, values) => `${language} ${key} ${values?.category ?? ''}`,
      findCategory: async (id) =>
        id === 'crafts' ? { id, name: { en: 'Crafts', ar: 'حرف', fr: hostileNames.join(' ') } } : null,
      newCourses,
    }),
  );
  return { app, newCourses };
}

test('a feed has an entry for each new course, with its texts escaped', { tags: ['10.151'] }, async () => {
  const { app } = startFeeds();
  const { body, headers } = await app.inject('/feed.atom');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(body).toContain('Knots &lt;b&gt;&amp; &quot;bends&quot;&lt;/b&gt;');
  expect(body).toContain('First line ]]&gt; end');
  expect(body).toContain('<name>Amal &lt;Haddad&gt;</name>');
  expect(body).toContain('<published>2026-01-01T00:00:00.000Z</published>');
  expect(body).toContain(`<id>${publicUrl}/course/knots?lng=en</id>`);
});

test('a feed is in the language of its address', { tags: ['10.151'] }, async () => {
  const { app } = startFeeds();
  expect((await app.inject('/feed.atom?lng=fr')).body).toContain('Nœuds');
  // A missing text is the English one.
  expect((await app.inject('/feed.atom?lng=ar')).body).toContain('Knots');
  const hostile = await app.inject('/feed.atom?lng=../x&lng=fr');
  expect(hostile.body).toContain(`href="${publicUrl}/feed.atom?lng=en"`);
});

test('a feed is well-formed, whatever the names are', { tags: ['10.151'] }, async () => {
  const courses = hostileNames.map((name, index) => ({
    ...course,
    path: `/course/${index}`,
    name: { en: name },
    description: { en: name },
    instructor: name,
  }));
  const { app } = startFeeds(courses);
  const { body } = await app.inject('/feed.atom');
  const [, ...names] = textsIn(body, 'name');
  expect(names).toHaveLength(hostileNames.length);
  expect(names).toContain(' Amal');
  expect(names).toContain(']]><b>&lt</b><!-- -->');
  expect(textsIn(body, 'title')).toContain(']]&gt;&lt;b&gt;&amp;lt&lt;/b&gt;&lt;!-- --&gt;');
  expect(textsIn((await app.inject('/category/crafts/feed.atom?lng=fr')).body, 'title')[0]).toContain(
    ' Amal',
  );
});

test('a category has a feed of its own', { tags: ['10.151'] }, async () => {
  const { app, newCourses } = startFeeds([]);
  const { body } = await app.inject('/category/crafts/feed.atom?lng=ar');
  expect(body).toContain('<title>ar server:feed.ofCategory حرف</title>');
  expect(newCourses).toHaveBeenCalledWith(50, 'crafts');
  expect((await app.inject('/category/none/feed.atom')).statusCode).toBe(404);
});
