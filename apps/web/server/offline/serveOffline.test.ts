import { readSettings } from '@lyceum/api';
import { languages } from '@lyceum/i18n';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { flawsOf } from '../../../../tools/csp.ts';
import type { StaticPageData } from '../../src/platform/document/renderStaticPage.tsx';
import { renderOfflinePage } from '../../src/platform/offline/renderOfflinePage.tsx';
import { serveManifests } from './serveManifests.ts';
import { serveOffline } from './serveOffline.ts';

const settings = readSettings({});

function start() {
  const app = Fastify();
  onTestFinished(() => app.close());
  return app;
}

/** The header of a request that has this response already. */
const ifNoneMatch = ({ headers }: { headers: { etag?: unknown } }) => ({
  'if-none-match': String(headers.etag),
});

const renderedPage = async (page: Omit<StaticPageData, 'styles'>) =>
  renderOfflinePage({ ...page, styles: ['/assets/app.css'] });

test('the worker is revalidated, and may only reach this server', { tags: [] }, async () => {
  const app = start();
  serveOffline(app, { serviceWorker: 'keep', renderOfflinePage: renderedPage }, settings);
  const first = await app.inject('/service-worker.js');
  expect([first.statusCode, first.body]).toEqual([200, 'keep']);
  expect(first.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, no-cache',
  });
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'.*; connect-src 'self'$/);
  expect(flawsOf(policy)).toEqual([]);
  const again = await app.inject({ url: '/service-worker.js', headers: ifNoneMatch(first) });
  expect(again.statusCode).toBe(304);
});

test('the offline page is in the language and theme of the visitor', { tags: ['2.412'] }, async () => {
  const app = start();
  serveOffline(app, { serviceWorker: '', renderOfflinePage: renderedPage }, settings);
  const get = (cookie: string, headers = {}) =>
    app.inject({ url: '/offline', headers: { cookie, ...headers } });
  const first = await get('i18next=ar; theme=dark');
  expect(first.body).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
  expect(first.body).toContain('أنت غير متصل');
  expect(first.headers).toMatchObject({
    vary: 'Accept-Language, Cookie',
    'cache-control': 'public, no-cache',
  });
  // Its script and its style have hashes, so that the kept page has the same policy.
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain('nonce');
  expect((await get('i18next=ar; theme=dark', ifNoneMatch(first))).statusCode).toBe(304);
  expect((await get('i18next=fr')).body).toContain('<html lang="fr" dir="ltr">');
});

test.each(languages)(
  'the manifest in %s describes one app in its language',
  { tags: ['2.125'] },
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
    const again = await app.inject({ url: `/${language}.webmanifest`, headers: ifNoneMatch(response) });
    expect(again.statusCode).toBe(304);
  },
);
