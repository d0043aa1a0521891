import { loadNamespace, textsVersion } from '@lyceum/i18n/server';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { serveTexts } from './texts.ts';

const app = fastify();
serveTexts(app);

async function get(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: responseHeaders, body } = await app.inject({ url, headers });
  return {
    status: statusCode,
    cacheControl: responseHeaders['cache-control'],
    etag: responseHeaders.etag,
    body,
  };
}

test('translations of the server’s own version are cached for a year', { tags: ['7.33'] }, async () => {
  const response = await get(`/locales/fr/auth.json?v=${textsVersion}`);
  expect(response).toMatchObject({ status: 200, cacheControl: 'public, max-age=31536000, immutable' });
  expect(JSON.parse(response.body)).toEqual(loadNamespace('fr', 'auth'));
});

test.each([
  ['without a version', ''],
  ['of another version', '?v=0123456789abcdef'],
  ['of two versions', `?v=${textsVersion}&v=older`],
  ['of a version in other words', `?version=${textsVersion}`],
])('texts %s are revalidated each time and not sent twice', { tags: ['7.33'] }, async (_, query) => {
  const first = await get(`/locales/fr/auth.json${query}`);
  expect(first).toMatchObject({ status: 200, cacheControl: 'public, no-cache' });
  for (const etag of [first.etag, `W/${first.etag}`, `"x", ${first.etag}`]) {
    expect(await get(`/locales/fr/auth.json${query}`, { 'if-none-match': String(etag) })).toMatchObject({
      status: 304,
      cacheControl: 'public, no-cache',
      body: '',
    });
  }
  expect(await get(`/locales/fr/auth.json${query}`, { 'if-none-match': '"x"' })).toMatchObject({
    status: 200,
  });
});

test('other files are a 404', async () => {
  for (const path of [
    'en/mails',
    'en/server',
    'en/toString',
    'tlh/auth',
    'en-US/auth',
    'en/..%2f..%2fpackage',
  ]) {
    expect((await get(`/locales/${path}.json?v=${textsVersion}`)).status).toBe(404);
  }
});
