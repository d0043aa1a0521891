import { readSettings } from '@lyceum/api';
import { languages } from '@lyceum/i18n';
import { loadNamespace } from '@lyceum/i18n/server';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { flawsOf } from '../../../../scripts/lib/csp.ts';
import { renderOfflinePage } from '../../src/offline/renderOfflinePage.tsx';
import { serveManifests } from './serveManifests.ts';
import { serveOfflinePage, serveWorker } from './serveOffline.ts';

const settings = readSettings({});

function start() {
  const app = Fastify();
  onTestFinished(() => app.close());
  return app;
}

test('the worker is revalidated, and may only reach this server', { tags: ['10.248'] }, async () => {
  const app = start();
  serveWorker(app, { offlineWorker: 'keep', removingWorker: 'remove' });
  const first = await app.inject('/service-worker.js');
  expect([first.statusCode, first.body]).toEqual([200, 'keep']);
  expect(first.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, no-cache',
  });
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'.*; connect-src 'self'$/);
  expect(flawsOf(policy)).toEqual([]);
  const again = await app.inject({
    url: '/service-worker.js',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('the offline page is in the language and theme of the visitor, and rendered once for each', {
  tags: ['2.412'],
}, async () => {
  const app = start();
  const render = vi.fn(async (page: Omit<Parameters<typeof renderOfflinePage>[0], 'styles'>) =>
    renderOfflinePage({ ...page, styles: ['/assets/app.css'] }),
  );
  serveOfflinePage(app, render, settings);
  const get = (cookie: string) => app.inject({ url: '/offline', headers: { cookie } });
  const { body, headers } = await get('i18next=ar; theme=dark');
  expect(body).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
  expect(body).toContain(String(loadNamespace('ar', 'offline').title));
  expect(headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
  // Its script and its style have hashes, so that the kept page has the same policy.
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'sha256-[^']+' 'strict-dynamic'/);
  expect(body + policy).not.toContain('nonce');
  await get('i18next=ar; theme=dark');
  expect(render).toHaveBeenCalledTimes(1);
  expect((await get('i18next=fr')).body).toContain('<html lang="fr" dir="ltr">');
});

test('an offline page that failed is rendered again', { tags: ['2.412'] }, async () => {
  const app = start();
  const render = vi.fn(async () => 'page').mockRejectedValueOnce(new Error('Not now'));
  serveOfflinePage(app, render, settings);
  expect((await app.inject('/offline')).statusCode).toBe(500);
  expect((await app.inject('/offline')).body).toBe('page');
});

test.each(languages)(
  'the manifest in %s describes one app in its language',
  { tags: ['2.415'] },
  async (language) => {
    const app = start();
    serveManifests(app);
    const response = await app.inject(`/${language}.webmanifest`);
    expect(response.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, no-cache',
    });
    const manifest = response.json();
    expect(manifest).toMatchObject({
      ...{ id: '/', scope: '/', start_url: '/', display: 'standalone' },
      ...{ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', name: 'Lyceum', short_name: 'Lyceum' },
    });
    for (const text of [
      manifest.name,
      manifest.description,
      ...manifest.shortcuts.map(({ name }: { name: string }) => name),
    ])
      expect(text).not.toMatch(/^$|[a-z]:[a-z]|undefined/);
    expect(manifest.icons.filter(({ purpose }: { purpose: string }) => purpose === 'maskable')).toHaveLength(
      2,
    );
    const etag = String(response.headers.etag);
    const again = await app.inject({ url: `/${language}.webmanifest`, headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  },
);
