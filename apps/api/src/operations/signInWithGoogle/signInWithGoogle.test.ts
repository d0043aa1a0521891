import { createHash } from 'node:crypto';
import { rate } from '@lyceum/rules';
import { generateKeyPair, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi, testApi } from '../../testing/api.ts';
import {
  type Google,
  googleClientId,
  onPostgres,
  startGoogle,
  testWithGoogle,
} from '../../testing/google.ts';

describe('with a valid token', () => {
  const { api, google } = testWithGoogle();
  let next = 0;
  const someone = () => {
    next += 1;
    return { sub: `identity-${next}`, email: `identity-${next}@example.org`, name: `Person ${next}` };
  };

  test('creates a verified account, and finds it again', { tags: ['7.21', '10.30'] }, async () => {
    const identity = someone();
    const picture = 'https://lh3.example.org/nour=s96-c';
    const tokenId = await google().token({ ...identity, picture });
    const firstSignIn = await api().expect(201, 'signInWithGoogle', { body: { tokenId } });
    expect(firstSignIn.user).toMatchObject({
      name: identity.name,
      email: identity.email,
      picture,
      role: 'learner',
      isEmailVerified: true,
      instructorStatus: 'none',
    });
    const again = await api().expect(200, 'signInWithGoogle', { body: { tokenId } });
    expect(again.user).toEqual(firstSignIn.user);
    expect(await api().expect(200, 'getProfile', { token: again.tokens.access.token })).toEqual(
      firstSignIn.user,
    );
  });

  test('accepts the issuer without https, as Google also writes it', async () => {
    const tokenId = await google().token({ ...someone(), iss: 'accounts.google.com' });
    await api().expect(201, 'signInWithGoogle', { body: { tokenId } });
  });

  test('finds the account by the subject after the e-mail address has changed', async () => {
    const identity = someone();
    const before = await google().token(identity);
    const { user } = await api().expect(201, 'signInWithGoogle', { body: { tokenId: before } });
    const after = await google().token({ ...identity, email: 'changed@example.org' });
    const again = await api().expect(200, 'signInWithGoogle', { body: { tokenId: after } });
    expect(again.user).toEqual(user);
  });

  test('applies the role to new accounts only', { tags: ['10.30'] }, async () => {
    const body = { tokenId: await google().token(someone()), role: 'instructor' };
    const { user } = await api().expect(201, 'signInWithGoogle', { body });
    expect(user).toMatchObject({ role: 'instructor', instructorStatus: 'incomplete' });
    const existing = await api().user({ is_email_verified: true });
    const tokenId = await google().token({ ...someone(), email: existing.user.email });
    const linked = await api().expect(200, 'signInWithGoogle', { body: { tokenId, role: 'instructor' } });
    expect(linked.user).toMatchObject({ id: existing.user.id, role: 'learner' });
  });

  test('links the account with the same verified e-mail address', async () => {
    const { user } = await api().user({ is_email_verified: true, email: 'Linked.Person@Example.org' });
    const tokenId = await google().token({ ...someone(), email: 'linked.person@example.org' });
    const { user: linked } = await api().expect(200, 'signInWithGoogle', { body: { tokenId } });
    expect(linked).toMatchObject({ id: user.id, email: 'Linked.Person@Example.org' });
  });

  test('rejects an account with an unverified e-mail address', async () => {
    const { user } = await api().user({ is_email_verified: false });
    const tokenId = await google().token({ ...someone(), email: user.email });
    const refused = await api().expect(409, 'signInWithGoogle', { body: { tokenId } });
    expect(refused).toMatchObject({ code: 'email_not_verified' });
  });

  test('rejects an account that is linked to another identity', async () => {
    const identity = someone();
    await api().expect(201, 'signInWithGoogle', { body: { tokenId: await google().token(identity) } });
    const tokenId = await google().token({ ...someone(), email: identity.email });
    expect(await api().expect(409, 'signInWithGoogle', { body: { tokenId } })).toMatchObject({
      code: 'email_taken',
    });
  });

  test('concurrent calls create one account', async () => {
    const body = { tokenId: await google().token(someone()) };
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => api().call('signInWithGoogle', { body })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
  });

  test('derives a valid name from the claims', async () => {
    const names = [
      [undefined, 'Nour Haddad'],
      ['  ', 'Nour Haddad'],
      ['a\0b', 'a b'],
      ['x'.repeat(300), 'x'.repeat(100)],
      ['🌻'.repeat(300), '🌻'.repeat(100)],
      ['Nour \u202eddadaH\r\n', 'Nour ddadaH'],
      ['Nour https://evil.example', 'Nour'],
      ['www.evil.example', 'Nour Haddad'],
    ] as const;
    for (const [name, expected] of names) {
      const { sub } = someone();
      const tokenId = await google().token({ sub, email: `nour.haddad+${sub}@example.org`, name });
      const { user } = await api().expect(201, 'signInWithGoogle', { body: { tokenId } });
      expect(user.name).toBe(expected);
    }
  });

  test('accepts a token with a nonce only with the matching text', async () => {
    const nonce = 'a text that never left the browser';
    const digest = createHash('sha256').update(nonce).digest('hex');
    const tokenId = await google().token({ ...someone(), nonce: digest });
    for (const text of [undefined, digest, 'another text', nonce.toUpperCase()]) {
      const body = { tokenId, ...(text && { nonce: text }) };
      const refused = await api().expect(401, 'signInWithGoogle', { body });
      expect(refused.code).toBe('untrusted_identity');
    }
    await api().expect(201, 'signInWithGoogle', { body: { tokenId, nonce } });
  });

  test.each([
    ['no nonce', undefined],
    ['an empty one', ''],
    ['the text itself', 'a text'],
    ['no text', null],
    ['several', [createHash('sha256').update('a text').digest('hex')]],
  ])('rejects a text if the token contains %s', async (_, nonce) => {
    const tokenId = await google().token({ ...someone(), nonce });
    await api().expect(401, 'signInWithGoogle', { body: { tokenId, nonce: 'a text' } });
  });

  test('fetches the keys once', async () => {
    for (let count = 0; count < 3; count++) {
      await api().call('signInWithGoogle', { body: { tokenId: await google().token(someone()) } });
    }
    expect(google().requests).toBe(1);
  });
});

describe('with an invalid token', () => {
  const { api, google } = testWithGoogle();
  const hourAgo = () => Math.floor(Date.now() / 1000) - 3600;

  const bad: Record<string, () => Promise<string>> = {
    'no token at all': async () => 'nonsense',
    'an empty signature': async () => (await google().token()).replace(/[^.]+$/, ''),
    'made for another client': () => google().token({ aud: 'someone-else.apps.googleusercontent.com' }),
    'made for us and another client': () =>
      google().token({ aud: [googleClientId, 'someone-else'], azp: googleClientId }),
    'for this client, but requested by another one': () => google().token({ azp: 'someone-else' }),
    'requested by no client': () => google().token({ azp: null }),
    'from another issuer': () => google().token({ iss: 'https://accounts.example.org' }),
    expired: () => google().token({ iat: hourAgo() - 60, exp: hourAgo() }),
    'without an end': () => google().token({ exp: undefined }),
    'not valid yet': () => google().token({ nbf: hourAgo() + 7200 }),
    'without a subject': () => google().token({ sub: undefined }),
    'without an e-mail address': () => google().token({ email: undefined }),
    'with an e-mail address that is none': () => google().token({ email: 'nour' }),
    'with an e-mail address that is not verified': () => google().token({ email_verified: false }),
    'without a statement whether the e-mail address is verified': () =>
      google().token({ email_verified: undefined }),
    'verified in words only': () => google().token({ email_verified: 'true' }),
    'not signed': async () =>
      new UnsecuredJWT({ sub: '1', email: 'nour@example.org', email_verified: true })
        .setIssuer('https://accounts.google.com')
        .setAudience(googleClientId)
        .setIssuedAt()
        .setExpirationTime('1h')
        .encode(),
    'signed with the public key as a secret': () =>
      google().token({}, { alg: 'HS256', key: new TextEncoder().encode(google().publicPem) }),
    'signed with a foreign key under a published name': async () =>
      google().token({}, { key: (await generateKeyPair('RS256')).privateKey }),
    'signed with a key that is not published': async () =>
      google().token({}, { kid: 'unheard-of', key: (await generateKeyPair('RS256')).privateKey }),
    'signed by another method': async () =>
      google().token({}, { alg: 'PS256', key: (await generateKeyPair('PS256')).privateKey }),
    'edited after it was signed': async () => {
      const [header, payload = '', signature] = (await google().token()).split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const edited = Buffer.from(JSON.stringify({ ...claims, email: 'admin@example.org' })).toString(
        'base64url',
      );
      return [header, edited, signature].join('.');
    },
  };

  test.each(Object.entries(bad))('%s', async (_, make) => {
    const body = { tokenId: await make() };
    const refused = await api().expect(401, 'signInWithGoogle', { body });
    expect(refused).toMatchObject({ code: 'untrusted_identity' });
  });

  test('accepts the same token without changes', { tags: ['10.11'] }, async () => {
    const tokenId = await google().token({ azp: googleClientId });
    await api().expect(201, 'signInWithGoogle', { body: { tokenId } });
  });
});

describe('when Google does not respond', () => {
  let google: Google;
  let api: TestApi;
  beforeAll(async () => {
    google = await startGoogle();
    api = await startApi({ ...onPostgres, googleClientId }, { googleKeys: google.keysAddress });
  });
  afterAll(async () => {
    await api.close();
    await google.stop();
  });

  test('503 with Retry-After, until it responds again', async () => {
    const body = { tokenId: await google.token() };
    google.status = 500;
    const { status, headers } = await api.call('signInWithGoogle', { body });
    expect({ status, wait: headers['retry-after'] }).toEqual({ status: 503, wait: '5' });
    google.status = 200;
    await api.expect(201, 'signInWithGoogle', { body });
    google.status = 500;
    await api.expect(200, 'signInWithGoogle', { body });
  });
});

describe('with limits', () => {
  const signIn = { max: 2, perMs: 60_000 };
  const wide = { max: 1000, perMs: 60_000 };
  const { api, google } = testWithGoogle({
    rates: { ...rate, general: wide, signIn },
  });

  test('too many invalid tokens: 429 until the window ends', async () => {
    const good = { tokenId: await google().token() };
    const bad = { tokenId: 'nonsense' };
    await api().expect(401, 'signInWithGoogle', { body: bad });
    await api().expect(201, 'signInWithGoogle', { body: good });
    await api().expect(401, 'signInWithGoogle', { body: bad });
    await api().expect(429, 'signInWithGoogle', { body: good });
    api().passTime(61_000);
    await api().expect(200, 'signInWithGoogle', { body: good });
  });
});

describe('without a third party', () => {
  const api = testApi(onPostgres);

  test('401 because it is turned off', async () => {
    const refused = await api().expect(401, 'signInWithGoogle', { body: { tokenId: 'whatever' } });
    expect(refused).toMatchObject({
      code: 'third_party_off',
      message: expect.stringContaining('turned off'),
    });
  });
});
