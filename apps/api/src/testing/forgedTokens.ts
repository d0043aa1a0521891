import { createHmac, generateKeyPairSync, sign as signByKeyPair } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { SignedInUser, TestApi } from './api.ts';

type Part = Record<string, unknown>;

/** Overrides for the parts of a token; `undefined` removes a claim. */
interface Edits {
  claims?: Part;
  header?: Part;
}

interface Signing extends Edits {
  /** @default the server's own key for access tokens */
  key?: Uint8Array | string;
  hash?: 'sha256' | 'sha384' | 'sha512';
}

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** A key that anyone may generate and offer in the header of a token. */
export const foreignJwk = foreign.publicKey.export({ format: 'jwk' });

/** Forges tokens from the valid one of a user, with and without the server's keys. */
export function forgerOf(
  { context: { keys, now } }: TestApi,
  { token, refreshToken }: SignedInUser,
  other: SignedInUser,
) {
  const [head = '', body = '', signature = ''] = token.split('.');
  const [header, claims] = [decodeProtectedHeader(token), decodeJwt<{ user: Part }>(token)];
  const edited = (edits: Edits) =>
    `${encoded({ ...header, ...edits.header })}.${encoded({ ...claims, ...edits.claims })}`;
  const signText = (text: string, key: Signing['key'] = keys.access[0], hash: Signing['hash'] = 'sha256') =>
    `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
  return {
    /** The valid token, its parts, and the decoded parts. */
    ...{ token, head, body, signature, header, claims },
    refreshToken,
    /** Another signed-in user. */
    other,
    refreshKey: keys.refresh[0],
    /** The server's clock. */
    seconds: Math.floor(now().getTime() / 1000),
    /** The header and the claims of an edited token, without a signature. */
    edited,
    /** An edited token with the old signature. */
    edit: (edits: Edits) => `${edited(edits)}.${signature}`,
    /** An edited token with a new signature. */
    sign: ({ key, hash, ...edits }: Signing = {}) => signText(edited(edits), key, hash),
    /** Signs any text with the server's own key. */
    signText: (text: string) => signText(text),
  };
}

export type Forger = ReturnType<typeof forgerOf>;

/** An invalid token, and why the server must reject it. */
export interface Forgery {
  name: string;
  why: string;
  make(by: Forger): string;
}

type Makers = Record<string, Forgery['make']>;
const because = (why: string, makers: Makers): Forgery[] =>
  Object.entries(makers).map(([name, make]) => ({ name, why, make }));

/** Invalid access tokens. */
export const forgeries: readonly Forgery[] = [
  ...because('Anyone can write a token without a signature, whatever its header says.', {
    'no algorithm': ({ edited }) => `${edited({ header: { alg: 'none' } })}.`,
    'no algorithm, in other case': ({ edited }) => `${edited({ header: { alg: 'nOnE' } })}.`,
    'no algorithm, with the old signature': ({ edit }) => edit({ header: { alg: 'none' } }),
    'no algorithm and no type': ({ body }) => `${encoded({ alg: 'none' })}.${body}.`,
    'an empty algorithm': ({ edit }) => edit({ header: { alg: '' } }),
    'no signature': ({ head, body }) => `${head}.${body}.`,
  }),
  ...because('The server accepts one algorithm, and a token must not select another.', {
    'another algorithm with the right key': ({ sign }) => sign({ header: { alg: 'HS512' }, hash: 'sha512' }),
    'another length with the right key': ({ sign }) => sign({ header: { alg: 'HS384' }, hash: 'sha384' }),
    'an algorithm with public keys': ({ edit }) => edit({ header: { alg: 'RS256' } }),
    'a public key as a shared secret': ({ sign }) =>
      sign({ key: String(foreign.publicKey.export({ type: 'spki', format: 'pem' })) }),
  }),
  ...because('Only the server’s key for access tokens is accepted.', {
    'an empty key': ({ sign }) => sign({ key: '' }),
    'a key of a NUL': ({ sign }) => sign({ key: '\0' }),
    'a foreign key': ({ sign }) => sign({ key: 'a secret of more than thirty-two characters, but not ours' }),
    'the key of the refresh tokens': ({ sign, refreshKey }) => sign({ key: refreshKey }),
  }),
  ...because('A key in the token, or named by it, must not be trusted.', {
    'a shared key in the header': ({ sign }) =>
      sign({ header: { jwk: { kty: 'oct', k: 'YXR0YWNrZXI' } }, key: 'attacker' }),
    'a public key in the header, and its signature': ({ edited }) => {
      const text = edited({ header: { alg: 'RS256', jwk: foreignJwk } });
      const signature = signByKeyPair('sha256', Buffer.from(text), foreign.privateKey);
      return `${text}.${signature.toString('base64url')}`;
    },
    'an address of keys in the header': ({ sign }) =>
      sign({ header: { jku: 'https://evil.example/keys' }, key: 'attacker' }),
    'a key id that leads to an empty file': ({ sign }) =>
      sign({ header: { kid: '../../dev/null' }, key: '' }),
    'a key id that is a query': ({ sign }) =>
      sign({ header: { kid: "x' union select 'attacker" }, key: 'attacker' }),
  }),
  ...because('An edited token does not match its signature.', {
    'an edited role': ({ edit, claims }) => edit({ claims: { user: { ...claims.user, role: 'admin' } } }),
    'an edited expiry': ({ edit }) => edit({ claims: { exp: 9_999_999_999 } }),
    'another user as its subject': ({ edit, other }) => edit({ claims: { sub: other.user.id } }),
    'a truncated signature': ({ token }) => token.slice(0, -1),
    'a longer signature': ({ token }) => `${token}A`,
  }),
  ...because('Subject, user and session have to match, even with a valid signature.', {
    'another user as its subject, signed': ({ sign, other }) => sign({ claims: { sub: other.user.id } }),
    'another user’s session, signed': ({ sign, other }) =>
      sign({ claims: { sid: decodeJwt(other.token).sid } }),
  }),
  ...because('A missing claim cannot be checked, so every claim is required in the right form.', {
    'a session that is not a string': ({ sign }) => sign({ claims: { sid: { $ne: null } } }),
    'half a surrogate pair as its subject': ({ sign }) => sign({ claims: { sub: '\ud83d' } }),
    'no subject': ({ sign }) => sign({ claims: { sub: undefined } }),
    'no session': ({ sign }) => sign({ claims: { sid: undefined } }),
    'an unsupported critical extension': ({ sign }) => sign({ header: { crit: ['x'], x: 1 } }),
  }),
  ...because('Tokens expire, which limits the damage of a stolen one.', {
    'expired a second ago': ({ sign, seconds }) => sign({ claims: { exp: seconds - 1 } }),
    'expired long ago': ({ sign }) => sign({ claims: { exp: 1 } }),
    'an expiry that is a text': ({ sign }) => sign({ claims: { exp: '9999999999' } }),
    'no expiry': ({ sign }) => sign({ claims: { exp: undefined } }),
    'not valid yet': ({ sign, seconds }) => sign({ claims: { nbf: seconds + 60 } }),
  }),
  ...because('A token for another purpose must not be accepted as an access token.', {
    'a foreign issuer': ({ sign }) => sign({ claims: { iss: 'https://accounts.google.com' } }),
    'no issuer': ({ sign }) => sign({ claims: { iss: undefined } }),
    'a foreign audience': ({ sign }) => sign({ claims: { aud: 'another-audience' } }),
    'no audience': ({ sign }) => sign({ claims: { aud: undefined } }),
    'another type': ({ sign }) => sign({ header: { typ: 'JWT' } }),
    'no type': ({ sign }) => sign({ header: { typ: undefined } }),
    'a refresh token': ({ refreshToken }) => refreshToken,
  }),
  ...because('Text that is not a token is rejected like an invalid token.', {
    'two parts': ({ head, body }) => `${head}.${body}`,
    'four parts': ({ token, signature }) => `${token}.${signature}`,
    'five parts': ({ head, body, signature }) => `${head}..${body}.${signature}.x`,
    'a payload that is no JSON': ({ head, signature }) =>
      `${head}.${Buffer.from('{').toString('base64url')}.${signature}`,
    'a payload that is null': ({ head, signText }) => signText(`${head}.${encoded(null)}`),
    'a payload that is a list': ({ head, claims, signText }) => signText(`${head}.${encoded([claims])}`),
    'a header that is a list': ({ header, body, signature }) => `${encoded([header])}.${body}.${signature}`,
    'a single word': () => 'undefined',
    dots: () => '..',
    'ten thousand characters': () => 'x'.repeat(10_000),
  }),
];
