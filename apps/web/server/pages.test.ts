import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Context, readSettings } from '@lyceum/api';
import { openCaches } from '@lyceum/api/testing/caches';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { appPages } from '../test/support/appPages.ts';
import { addPages } from './pages.ts';
import type { Renderer } from './render.ts';

type Responses = Record<string, { status: number; retryAfter?: number }>;

interface Fixture {
  pageStatus?: number;
  isCached?: boolean;
  /** Runs while a page is rendered. */
  meanwhile?: (address: string) => Promise<void> | void;
}

const html = { 'content-type': 'text/html; charset=utf-8' };

/** The pages with a mock API and without a renderer: the body of a page is the list of its calls' statuses. */
async function start(responses: Responses, { pageStatus = 200, isCached = false, meanwhile }: Fixture = {}) {
  const app = Fastify();
  onTestFinished(() => app.close());
  for (const [path, response] of Object.entries(responses)) {
    app.get(path, (_request, reply) => {
      if (response.retryAfter !== undefined) reply.header('retry-after', response.retryAfter);
      return reply.code(response.status).send({ code: 'given', message: 'Given.' });
    });
  }
  const rendered: string[] = [];
  const render: Renderer['render'] = async (request, page) => {
    if (!page) throw new Error('A page is rendered for a request');
    const address = request.url.slice(page.publicUrl.length);
    rendered.push(address);
    const statuses = Object.keys(responses).map(async (path) => {
      const { status } = await page.reachApi(new Request(`${page.publicUrl}${path}`));
      return status;
    });
    const body = `${(await Promise.all(statuses)).join()} ${page.language} ${page.theme}`;
    await meanwhile?.(address);
    return new Response(body, { status: pageStatus, headers: html });
  };
  const renderer: Renderer = {
    render,
    pages: appPages,
    pagePath: (path) => path.toLowerCase().replace(/\/$/, '') || null,
    stylesOf: () => '',
    renderErrorPage: async ({ message }) => message,
    renderOfflinePage: async () => 'offline',
    serviceWorker: '',
  };
  const settings = readSettings({});
  const context = { settings, texts: (language: string, key: string) => `${language} ${key}` } as Context;
  await addPages(app, {
    renderer,
    context,
    caches: isCached ? openCaches(context) : null,
    isDevelopment: false,
  });
  return { app, rendered };
}

test.each([
  [503, '2'],
  [429, '40'],
])('a page whose calls get %d has that status and a Retry-After header', async (status, retryAfter) => {
  const { app } = await start({
    '/v1/good': { status: 200 },
    '/v1/bad': { status, retryAfter: Number(retryAfter) },
  });
  const response = await app.inject('/category/knots');
  expect(response.statusCode).toBe(status);
  expect(response.headers['retry-after']).toBe(retryAfter);
  expect(response.body).toBe(`200,${status} en null`);
  expect(response.headers['content-security-policy']).toContain("script-src 'self'");
});

test('another spelling of an address leads to the canonical one, with its query', {
  tags: ['2.494'],
}, async () => {
  const { app, rendered } = await start({});
  const response = await app.inject('/Course/x/?lang=ar');
  expect([response.statusCode, response.headers.location]).toEqual([301, '/course/x?lang=ar']);
  expect(rendered).toEqual([]);
});

test('a page whose course does not exist is a 404, whatever the other calls return', async () => {
  const { app } = await start({ '/v1/bad': { status: 503, retryAfter: 2 } }, { pageStatus: 404 });
  expect((await app.inject('/course/none')).statusCode).toBe(404);
});

test('a page whose calls succeed has its own status and no Retry-After', async () => {
  const { app } = await start({ '/v1/good': { status: 200 }, '/v1/missing': { status: 404 } });
  const response = await app.inject('/course/knots');
  expect(response.statusCode).toBe(200);
  expect(response.headers).not.toHaveProperty('retry-after');
});

const good = { '/v1/good': { status: 200 } };
const cached = { isCached: true };

test('guests with the same language and theme share a page', { tags: ['10.110'] }, async () => {
  const { app, rendered } = await start(good, cached);
  const headers = {
    cookie: 'theme=dark; device=1',
    'accept-language': 'ar, en;q=0.5',
    authorization: 'Bearer x',
  };
  const others = { cookie: 'other=2; theme=dark', 'accept-language': 'ar-EG' };
  const first = await app.inject({ url: '/course/knots', headers });
  const second = await app.inject({ url: '/course/knots?utm_source=x', headers: others });
  expect(first.body).toBe('200 ar dark');
  expect(second.body).toBe(first.body);
  expect(rendered).toEqual(['/course/knots']);
  expect((await app.inject('/course/knots')).body).toBe('200 en null');
  expect((await app.inject({ url: '/course/knots', headers: { cookie: 'theme=light' } })).body).toBe(
    '200 en light',
  );
  expect((await app.inject('/course/knots?lng=fr')).body).toBe('200 fr null');
  expect(rendered.length).toBe(4);
});

test('a page is revalidated by a strong ETag for each encoding', { tags: ['10.112'] }, async () => {
  const { app, rendered } = await start(good, cached);
  const get = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url: '/', method, headers });
  const plain = await get({});
  const brotli = await get({ 'accept-encoding': 'gzip, br' });
  const zipped = await get({ 'accept-encoding': 'gzip' });
  expect(plain.body).toBe('200 en null');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  const etags = [plain, brotli, zipped].map(({ headers }) => String(headers.etag));
  expect(new Set(etags).size).toBe(3);
  for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
  for (const { headers } of [plain, brotli, zipped])
    expect(headers).toMatchObject({
      vary: 'Accept-Language, Cookie, Accept-Encoding',
      'cache-control': 'public, max-age=0, must-revalidate, s-maxage=1',
    });
  const [, etag = ''] = etags;
  for (const method of ['GET', 'HEAD'] as const) {
    const revalidated = await get({ 'accept-encoding': 'br', 'if-none-match': `W/"x", ${etag}` }, method);
    expect(revalidated).toMatchObject({ statusCode: 304, body: '' });
    // Browsers replace the stored headers.
    expect(revalidated.headers['content-security-policy']).toBe(brotli.headers['content-security-policy']);
  }
  expect((await get({ 'accept-encoding': 'gzip', 'if-none-match': etag })).statusCode).toBe(200);
  const head = await get({ 'accept-encoding': 'br' }, 'HEAD');
  expect(head).toMatchObject({ statusCode: 200, body: '' });
  expect(head.headers).toMatchObject({ etag, 'content-length': brotli.headers['content-length'] });
  expect(rendered.length).toBe(1);
});

test('concurrent requests for a page are rendered once', { tags: ['10.110'] }, async () => {
  const go = Promise.withResolvers<void>();
  const { app, rendered } = await start(good, { ...cached, meanwhile: () => go.promise });
  const pending = Array.from({ length: 20 }, (_, index) => app.inject(`/?junk=${index}`));
  await expect.poll(() => rendered.length).toBe(1);
  go.resolve();
  expect(new Set((await Promise.all(pending)).map(({ body }) => body))).toEqual(new Set(['200 en null']));
  expect(rendered.length).toBe(1);
});

test.each([429, 500, 503])(
  'a page with a call that got %d is not cached',
  { tags: ['10.110'] },
  async (status) => {
    const response = { status };
    const { app, rendered } = await start({ '/v1/some': response }, cached);
    const failed = await app.inject('/');
    expect(failed.headers['cache-control']).not.toContain('s-maxage');
    response.status = 200;
    expect((await app.inject('/')).body).toBe('200 en null');
    expect(rendered.length).toBe(2);
  },
);

test('a page that cannot be rendered is not cached', { tags: ['10.110'] }, async () => {
  let fails = true;
  const meanwhile = () => {
    if (fails) throw new Error('Not now');
  };
  const { app } = await start(good, { ...cached, meanwhile });
  expect((await app.inject('/')).statusCode).toBe(500);
  fails = false;
  expect((await app.inject('/')).statusCode).toBe(200);
});

test('a missing page is cached, but not by others', { tags: ['10.112'] }, async () => {
  const { app, rendered } = await start(good, { ...cached, pageStatus: 404 });
  for (let index = 0; index < 3; index++) {
    const response = await app.inject('/nowhere');
    expect(response).toMatchObject({ statusCode: 404, body: '200 en null' });
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers).not.toHaveProperty('etag');
  }
  expect(rendered).toEqual(['/nowhere']);
});

test('the former address of a certificate as PDF leads to its page', { tags: ['2.389'] }, async () => {
  const { app } = await start({});
  const { statusCode, headers } = await app.inject('/certificate/7K3QM-9XW2P-4HTRD-V8N6C.pdf?lng=ar');
  expect([statusCode, headers.location]).toEqual([301, '/certificate/7K3QM-9XW2P-4HTRD-V8N6C?lng=ar']);
});
