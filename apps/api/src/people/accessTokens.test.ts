import { type CryptoKey, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedInPerson, testApi } from '../testing/api.ts';

const api = testApi();
let person: SignedInPerson;
let signInId: string;
let foreign: { publicKey: CryptoKey; privateKey: CryptoKey };

beforeAll(async () => {
  person = await api().person();
  signInId = person.refreshToken.split('.')[0] ?? '';
  foreign = await generateKeyPair('RS256', { extractable: true });
});

const seconds = () => Math.floor(api().context.now().getTime() / 1000);
const good = () => ({
  sub: person.user.id,
  sid: signInId,
  iss: 'lyceum',
  aud: 'lyceum',
  iat: seconds(),
  exp: seconds() + 60,
});
const header = { alg: 'HS256', typ: 'at+jwt' };

interface Changes {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  key?: Uint8Array | CryptoKey;
}

/** A token like those of the server, but for what is changed; `undefined` leaves something out. */
function forge({ claims, header: more, key = api().context.keys.access[0] }: Changes = {}): Promise<string> {
  return new SignJWT({ ...good(), ...claims }).setProtectedHeader({ ...header, ...more }).sign(key);
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const parts = (token: string) => token.split('.') as [string, string, string];

test('the server takes what it signed, whatever key the token itself names', async () => {
  await api().expect(200, 'getProfile', { token: await forge() });
  const jwk = await exportJWK(foreign.publicKey);
  const named = { kid: 'elsewhere', jku: 'https://evil.example/keys', x5u: 'https://evil.example/cert', jwk };
  await api().expect(200, 'getProfile', { token: await forge({ header: named }) });
});

describe('and nothing else', () => {
  const publicPem = async () =>
    new TextEncoder().encode(
      `-----BEGIN PUBLIC KEY-----\n${Buffer.from(await crypto.subtle.exportKey('spki', foreign.publicKey)).toString('base64')}\n-----END PUBLIC KEY-----\n`,
    );
  const bad: Record<string, () => Promise<string>> = {
    'another algorithm with the same key': () => forge({ header: { alg: 'HS512' } }),
    'no algorithm': async () => new UnsecuredJWT(good()).encode(),
    'no algorithm, as an access token': async () =>
      `${encoded({ ...header, alg: 'none' })}.${encoded(good())}.`,
    'a key that the token brings along': async () =>
      forge({
        header: { alg: 'RS256', jwk: await exportJWK(foreign.publicKey) },
        key: foreign.privateKey,
      }),
    'a public key as a shared secret': async () => forge({ key: await publicPem() }),
    'an empty key': async () => {
      const [head, body] = parts(await forge());
      const key = await crypto.subtle.importKey(
        'raw',
        new Uint8Array(1),
        { name: 'HMAC', hash: 'SHA-256' },
        false,
        ['sign'],
      );
      const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${head}.${body}`));
      return `${head}.${body}.${Buffer.from(signature).toString('base64url')}`;
    },
    'the key of the refresh tokens': () => forge({ key: api().context.keys.refresh[0] }),
    'another type': () => forge({ header: { typ: 'JWT' } }),
    'no type': () => forge({ header: { typ: undefined } }),
    'another issuer': () => forge({ claims: { iss: 'https://accounts.google.com' } }),
    'no issuer': () => forge({ claims: { iss: undefined } }),
    'another audience': () => forge({ claims: { aud: 'someone else' } }),
    'no audience': () => forge({ claims: { aud: undefined } }),
    expired: () => forge({ claims: { exp: seconds() - 1 } }),
    'without an end': () => forge({ claims: { exp: undefined } }),
    'an end that is no number': () => forge({ claims: { exp: 'tomorrow' } }),
    'not valid yet': () => forge({ claims: { nbf: seconds() + 60 } }),
    'without a person': () => forge({ claims: { sub: undefined } }),
    'without a sign-in': () => forge({ claims: { sid: undefined } }),
    'a sign-in that is no text': () => forge({ claims: { sid: { id: signInId } } }),
    'the sign-in of someone else': async () => forge({ claims: { sub: (await api().person()).user.id } }),
    'an extension that the server does not know': () =>
      forge({ header: { crit: ['exp'], exp: 1 } }).catch(async () => {
        const [, body, signature] = parts(await forge());
        return `${encoded({ ...header, crit: ['unheard-of'], 'unheard-of': 1 })}.${body}.${signature}`;
      }),
    'a changed person': async () => {
      const [head, , signature] = parts(await forge());
      const { user } = await api().person({ role: 'admin' });
      return `${head}.${encoded({ ...good(), sub: user.id })}.${signature}`;
    },
    'a refresh token': async () => person.refreshToken,
  };

  test.each(Object.entries(bad))('%s', async (_, token) => {
    expect(await api().expect(401, 'getProfile', { token: await token() })).toMatchObject({
      code: 'session_ended',
    });
  });
});

describe('what the database says counts, not what the token does', () => {
  test('who is no administrator any more gets no further with the token of one', async () => {
    const { user, token } = await api().person({ role: 'admin' });
    await api().expect(200, 'listInstructorRequests', { token });
    await api().context.db.updateTable('users').set({ role: 'learner' }).where('id', '=', user.id).execute();
    await api().expect(403, 'listInstructorRequests', { token });
  });

  test('who was deleted is signed out at once', async () => {
    const { user, token, refreshToken } = await api().person();
    await api().expect(200, 'getProfile', { token });
    await api().context.db.deleteFrom('users').where('id', '=', user.id).execute();
    await api().expect(401, 'getProfile', { token });
    await api().expect(401, 'refreshTokens', { body: { refreshToken } });
    await api().expect(204, 'logout', { body: { refreshToken } });
  });

  test('a guest may look at a course, but not with a token that has ended', async () => {
    const { token, refreshToken } = await api().person();
    await api().expect(204, 'logout', { body: { refreshToken } });
    await api().expect(401, 'getCourse', { params: { id: 'knots' }, token });
    await api().expect(404, 'getCourse', { params: { id: 'knots' } });
  });
});
