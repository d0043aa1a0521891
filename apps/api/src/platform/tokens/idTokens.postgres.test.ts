import { generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { googleClientId, startGoogle } from '../../testing/google.ts';
import { google, nameFrom, readIdToken } from './idTokens.ts';

const provider = { issuers: ['https://issuer.example'], audience: 'us' };
const now = () => new Date();
const tokenBy = (alg: string, key: Parameters<SignJWT['sign']>[0]) =>
  new SignJWT({ sub: '1', email: 'nour@example.org', email_verified: true })
    .setProtectedHeader({ alg })
    .setIssuer('https://issuer.example')
    .setAudience('us')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);

test.each(['RS256', 'PS256', 'RS512', 'ES256', 'EdDSA'])(
  'accepts only RS256, whatever the key: %s',
  async (alg) => {
    const { publicKey, privateKey } = await generateKeyPair(alg);
    const tokenId = await tokenBy(alg, privateKey);
    const identity = await readIdToken({ ...provider, keys: async () => publicKey }, { tokenId }, now());
    expect(identity?.email ?? null).toBe(alg === 'RS256' ? 'nour@example.org' : null);
  },
);

test('never accepts a shared secret', async () => {
  const secret = new TextEncoder().encode('a secret that both sides know, long enough');
  const tokenId = await tokenBy('HS256', secret);
  expect(await readIdToken({ ...provider, keys: async () => secret }, { tokenId }, now())).toBeNull();
});

test.each([
  ['keys that never come', null],
  ['an error status', 403],
  ['an address that leads elsewhere', 302],
])('%s: responds with 503 and Retry-After', async (_, status) => {
  const running = await startGoogle();
  try {
    running.status = status;
    const tokenId = await running.token();
    await expect(
      readIdToken(google(googleClientId, running.keysAddress), { tokenId }, now()),
    ).rejects.toMatchObject({
      problem: 'unavailable',
      retryAfter: 5,
    });
  } finally {
    await running.stop();
  }
});

test('derives a name from an e-mail address', () => {
  expect(
    ['nour.haddad@example.org', 'nour+lyceum@example.org', 'n@example.org', '...@example.org'].map(nameFrom),
  ).toEqual(['Nour Haddad', 'Nour', 'N', '...']);
});
