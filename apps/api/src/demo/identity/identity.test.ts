import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { thirdParty } from '../../people/thirdParty/thirdParty.ts';
import { startApi, type TestApi, testApi } from '../../testing/api.ts';
import { onPostgres } from '../../testing/google.ts';
import { readHtml, textsIn } from '../../testing/readHtml.ts';
import { Visitor } from '../../testing/visitor.ts';
import { donePage } from './pages.ts';
import { openSigningKey } from './signingKey.ts';

const nonce = 'a text that never left the browser';
const digest = createHash('sha256').update(nonce).digest('hex');
const start = `/demo/identity/start?response_type=id_token&nonce=${digest}`;

describe('the local identity provider', () => {
  let api: TestApi;
  let visitor: Visitor;
  beforeAll(async () => {
    api = await startApi();
    visitor = await Visitor.of(api.app);
  });
  afterAll(() => api.close());

  const tokenIn = (url: URL) => new URLSearchParams(url.hash.slice(1)).get('id_token') ?? '';

  test('starts at the address that the web app gets', () => {
    expect(thirdParty(api.context.settings)).toEqual({
      kind: 'demo',
      authorizeUrl: '/demo/identity/start?response_type=id_token',
    });
  });

  test('issues an ID token for a typed account, which creates an account', { tags: ['10.11'] }, async () => {
    const choice = await visitor.open(start);
    expect(choice.response.status).toBe(200);
    const page = readHtml(await choice.response.text());
    expect(page.title).toBe('Choose an account · Lyceum');
    expect(textsIn(page, 'form.card label')).toEqual(['Name (optional)', 'E-mail']);
    expect(page.querySelector('form.card input[name=email]')?.getAttribute('type')).toBe('email');
    expect(textsIn(page, 'form.card button')).toEqual(['Continue']);

    const done = await visitor.open(choice.url.href, { name: 'Nour Haddad', email: 'nour@example.org' });
    expect(done.url.pathname).toBe('/demo/identity/done');
    const tokenId = tokenIn(done.url);
    expect(decodeJwt(tokenId)).toMatchObject({
      nonce: digest,
      email: 'nour@example.org',
      name: 'Nour Haddad',
    });
    await api.expect(401, 'signInWithGoogle', { body: { tokenId } });
    const firstSignIn = await api.expect(201, 'signInWithGoogle', { body: { tokenId, nonce } });
    expect(firstSignIn.user).toMatchObject({
      name: 'Nour Haddad',
      email: 'nour@example.org',
      isEmailVerified: true,
    });

    const again = await visitor.open((await visitor.open(start)).url.href, {
      name: '',
      email: 'Nour@Example.org',
    });
    const back = await api.expect(200, 'signInWithGoogle', { body: { tokenId: tokenIn(again.url), nonce } });
    expect(back.user).toEqual(firstSignIn.user);
  });

  test('signs in to a demonstration account with one press', async () => {
    const choice = await visitor.open(start);
    const page = readHtml(await choice.response.text());
    const form = [...page.querySelectorAll('form')].find(({ textContent }) =>
      textContent.includes('learner@lyceum.test'),
    );
    const fields = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]);
    const done = await visitor.open(choice.url.href, Object.fromEntries(fields));
    expect(decodeJwt(tokenIn(done.url))).toMatchObject({
      email: 'learner@lyceum.test',
      email_verified: true,
    });
  });

  test('handles two windows at once', async () => {
    const one = await visitor.open(start);
    const other = await visitor.open(start);
    const emails = [];
    for (const [{ url }, email] of [
      [other, 'other@example.org'],
      [one, 'one@example.org'],
    ] as const) {
      const done = await visitor.open(url.href, { email });
      emails.push(decodeJwt(tokenIn(done.url)).email);
    }
    expect(emails).toEqual(['other@example.org', 'one@example.org']);
  });

  test('works with every name of this machine', async () => {
    const other = new Visitor(visitor.origin.replace('127.0.0.1', 'localhost'));
    const choice = await other.open(start);
    const done = await other.open(choice.url.href, { email: 'nour@example.org' });
    expect(done.url.origin).toBe(other.origin);
    expect(decodeJwt(tokenIn(done.url)).email).toBe('nour@example.org');
  });

  test('rejects an invalid e-mail address and escapes the input', async () => {
    const choice = await visitor.open(start);
    const again = await visitor.open(choice.url.href, { name: '<b>"Nour"', email: 'nour@' });
    expect(again.response.status).toBe(400);
    const page = readHtml(await again.response.text());
    expect(textsIn(page, '[role=alert]')).toEqual(['The e-mail must be an e-mail address.']);
    const values = [...page.querySelectorAll('form.card input')].map((input) => input.getAttribute('value'));
    expect(values).toEqual(['<b>"Nour"', 'nour@']);
    expect(page.querySelectorAll('b')).toHaveLength(0);
  });

  test.each([
    ['to another site', 'redirect_uri=https://evil.example/demo/identity/done'],
    ['to another page of this server', 'redirect_uri=http://127.0.0.1/profile'],
  ])('issues no token %s', async (_, redirect) => {
    const parameters = `client_id=lyceum&response_type=id_token&scope=openid&nonce=n&${redirect}`;
    const { response, url } = await visitor.open(`/demo/identity/auth?${parameters}`);
    expect(response.status).toBe(400);
    expect(url.pathname).toBe('/demo/identity/auth');
    expect(textsIn(readHtml(await response.text()), 'h1')).toEqual(['This sign-in cannot go on']);
  });

  test('reports a missing nonce to the window that opened it', async () => {
    const { url } = await visitor.open('/demo/identity/start?response_type=id_token');
    expect(url.pathname).toBe('/demo/identity/done');
    expect(new URLSearchParams(url.hash.slice(1)).get('error')).toBe('invalid_request');
  });

  test('rejects a choice without a request', async () => {
    const { response } = await visitor.open('/demo/identity/interaction/unheard-of');
    expect(response.status).toBe(400);
    const { response: posted } = await visitor.open('/demo/identity/interaction/unheard-of', {
      email: 'nour@example.org',
    });
    expect(posted.status).toBe(400);
  });

  test('signs its tokens with the key that it publishes', { tags: ['10.11'] }, async () => {
    const { jwks_uri, issuer } = await (
      await fetch(`${visitor.origin}/demo/identity/.well-known/openid-configuration`)
    ).json();
    const { response } = await visitor.open(jwks_uri);
    const [key] = (await response.json()).keys;
    expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const { tokenId } = await takeToken(api, { email: 'nour@example.org', name: 'Nour' });
    const keys = createRemoteJWKSet(new URL(jwks_uri));
    const { protectedHeader } = await jwtVerify(tokenId, keys, { issuer, audience: 'lyceum' });
    expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: key.kid });
  });
});

async function takeToken(api: TestApi, payload: object): Promise<{ tokenId: string }> {
  const response = await api.app.inject({ method: 'POST', url: '/demo/identity/token', payload });
  expect(response.statusCode).toBe(200);
  return response.json();
}

describe('the token endpoint', () => {
  const api = testApi();

  test('creates an account', async () => {
    const { tokenId } = await takeToken(api(), { email: 'nour@example.org', name: 'Nour Haddad' });
    const { user } = await api().expect(201, 'signInWithGoogle', { body: { tokenId, role: 'instructor' } });
    expect(user).toMatchObject({ name: 'Nour Haddad', email: 'nour@example.org', role: 'instructor' });
  });

  test('issues the same subject as the page', async () => {
    const one = await takeToken(api(), { email: 'Someone@example.org', name: 'One' });
    const other = await takeToken(api(), { email: 'someone@example.org' });
    expect(decodeJwt(one.tokenId).sub).toBe(decodeJwt(other.tokenId).sub);
  });

  test('issues tokens that expire after an hour', async () => {
    const { tokenId } = await takeToken(api(), { email: 'late@example.org', name: 'Late' });
    api().passTime(3_590_000);
    await api().expect(201, 'signInWithGoogle', { body: { tokenId } });
    api().passTime(30_000);
    await api().expect(401, 'signInWithGoogle', { body: { tokenId } });
  });

  test.each([
    [{}, 'email'],
    [{ email: 'nour', name: 'Nour' }, 'email'],
    [{ email: ['nour@example.org'], name: 'Nour' }, 'email'],
    [{ email: 'nour@example.org', name: 1 }, 'name'],
    [{ email: 'nour@example.org', name: 'x'.repeat(101) }, 'name'],
    [undefined, 'body'],
  ])('%j is rejected with the name of the field', async (payload, field) => {
    const response = await api().app.inject({
      method: 'POST',
      url: '/demo/identity/token',
      ...(payload && { payload }),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_request', details: [{ field }] });
  });

  test.each([
    ['{"email":', 'application/json', 400],
    ['nour@example.org', 'text/plain', 400],
    ['<email/>', 'application/xml', 415],
  ])('%s as %s is rejected', async (payload, type, status) => {
    const headers = { 'content-type': type };
    const response = await api().app.inject({
      method: 'POST',
      url: '/demo/identity/token',
      payload,
      headers,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });
});

test('the signing key survives a restart, and only its owner can read it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lyceum-key-'));
  try {
    const key = await openSigningKey(dataDir);
    expect(await openSigningKey(dataDir)).toEqual(key);
    expect(key.published).not.toHaveProperty('d');
    expect((await stat(join(dataDir, 'identity-key.json'))).mode & 0o077).toBe(0);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

describe('the page that returns the token', () => {
  function arrive(hash: string, opener: boolean) {
    const messages: unknown[] = [];
    const line = { textContent: '' };
    let closed = false;
    const window = {
      opener: opener
        ? { postMessage: (message: unknown, origin: string) => messages.push({ message, origin }) }
        : null,
      close: () => {
        closed = true;
      },
    };
    const location = { hash, pathname: '/demo/identity/done', origin: 'http://127.0.0.1:3000' };
    const page = { querySelector: () => line };
    runInNewContext(donePage.script ?? '', {
      window,
      location,
      document: page,
      history: { replaceState: () => {} },
      URLSearchParams,
    });
    return { messages, closed, text: line.textContent };
  }

  test('posts it to the window that opened it, on this origin only', () => {
    const { messages, closed } = arrive('#id_token=a.b.c&state=x', true);
    expect(messages).toEqual([
      { message: { type: 'lyceum-identity', tokenId: 'a.b.c' }, origin: 'http://127.0.0.1:3000' },
    ]);
    expect(closed).toBe(true);
  });

  test('posts errors to that window', () => {
    const { messages } = arrive('#error=access_denied&error_description=not+today', true);
    expect(messages).toMatchObject([{ message: { type: 'lyceum-identity', error: 'not today' } }]);
  });

  test('displays a message if no window waits', () => {
    const { messages, closed, text } = arrive('#id_token=a.b.c', false);
    expect({ messages, closed }).toEqual({ messages: [], closed: false });
    expect(text).toBe('No window waits for this sign-in. Begin it with the button in Lyceum.');
  });
});

describe('with the demonstration off', () => {
  test.each([
    ['on PostgreSQL', onPostgres, null],
    ['with Google', { googleClientId: 'x' }, { kind: 'google', clientId: 'x' }],
  ])('%s', async (_, settings, offered) => {
    const api = await startApi(settings);
    try {
      expect(thirdParty(api.context.settings)).toEqual(offered);
      for (const [method, url] of [
        ['GET', start],
        ['POST', '/demo/identity/token'],
      ] as const) {
        const payload = method === 'POST' ? { payload: { email: 'nour@example.org', name: 'Nour' } } : {};
        expect((await api.app.inject({ method, url, ...payload })).statusCode).toBe(404);
      }
    } finally {
      await api.close();
    }
  });
});
