import { createHmac, generateKeyPairSync, sign as signByKeyPair } from 'node:crypto';
import type { SignedInUser, TestApi } from './api.ts';

type Hash = 'sha256' | 'sha384' | 'sha512';
type Part = Record<string, unknown>;

interface Changes {
  /** Overrides for the claims of the real token; `undefined` removes a claim. */
  claims?: Part;
  header?: Part;
  /** @default the server's own key for access tokens */
  key?: Uint8Array | string;
  /** @default 'sha256' */
  hash?: Hash;
}

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decoded = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Part;

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
  const [header, claims] = [decoded(head), decoded(body)];
  return {
    /** The valid token, its parts, and the decoded parts. */
    ...{ token, head, body, signature, header, claims },
    refreshToken,
    /** Another signed-in user. */
    other,
    accessKey: keys.access[0],
    refreshKey: keys.refresh[0],
    /** The server's clock. */
    seconds: Math.floor(now().getTime() / 1000),
    sign({ claims: otherClaims, header: otherHeader, key, hash }: Changes = {}): string {
      const parts = [
        { ...header, ...otherHeader },
        { ...claims, ...otherClaims },
      ];
      return signed(parts.map(encoded).join('.'), key ?? keys.access[0], hash);
    },
  };
}

export type Forger = ReturnType<typeof forgerOf>;

function signed(text: string, key: Uint8Array | string, hash: Hash = 'sha256'): string {
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
}

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
    'no algorithm': ({ header, body }) => `${encoded({ ...header, alg: 'none' })}.${body}.`,
    'no algorithm, in other case': ({ header, body }) => `${encoded({ ...header, alg: 'nOnE' })}.${body}.`,
    'no algorithm, with the old signature': ({ header, body, signature }) =>
      `${encoded({ ...header, alg: 'none' })}.${body}.${signature}`,
    'no algorithm and no type': ({ body }) => `${encoded({ alg: 'none' })}.${body}.`,
    'an empty algorithm': ({ header, body, signature }) =>
      `${encoded({ ...header, alg: '' })}.${body}.${signature}`,
    'no signature': ({ head, body }) => `${head}.${body}.`,
  }),
  ...because('The server accepts one algorithm, and a token must not select another.', {
    'another algorithm with the right key': ({ sign }) => sign({ header: { alg: 'HS512' }, hash: 'sha512' }),
    'another length with the right key': ({ sign }) => sign({ header: { alg: 'HS384' }, hash: 'sha384' }),
    'an algorithm with public keys': ({ header, body, signature }) =>
      `${encoded({ ...header, alg: 'RS256' })}.${body}.${signature}`,
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
      sign({
        header: { jwk: { kty: 'oct', k: Buffer.from('attacker').toString('base64url') } },
        key: 'attacker',
      }),
    'a public key in the header, and its signature': ({ header, body }) => {
      const text = `${encoded({ ...header, alg: 'RS256', jwk: foreignJwk })}.${body}`;
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
    'an edited role': ({ head, claims, signature }) =>
      `${head}.${encoded({ ...claims, user: { ...Object(claims.user), role: 'admin' } })}.${signature}`,
    'an edited expiry': ({ head, claims, signature }) =>
      `${head}.${encoded({ ...claims, exp: 9_999_999_999 })}.${signature}`,
    'another user as its subject': ({ head, claims, signature, other }) =>
      `${head}.${encoded({ ...claims, sub: other.user.id })}.${signature}`,
    'a truncated signature': ({ token }) => token.slice(0, -1),
    'a longer signature': ({ token }) => `${token}A`,
  }),
  ...because('Subject, user and session have to match, even with a valid signature.', {
    'another user as its subject, signed': ({ sign, other }) => sign({ claims: { sub: other.user.id } }),
    'another user’s session, signed': ({ sign, other }) =>
      sign({ claims: { sid: decoded(other.token.split('.')[1]).sid } }),
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
    'a payload that is null': ({ head, accessKey }) => signed(`${head}.${encoded(null)}`, accessKey),
    'a payload that is a list': ({ head, claims, accessKey }) =>
      signed(`${head}.${encoded([claims])}`, accessKey),
    'a header that is a list': ({ header, body, signature }) => `${encoded([header])}.${body}.${signature}`,
    'a single word': () => 'undefined',
    dots: () => '..',
    'ten thousand characters': () => 'x'.repeat(10_000),
  }),
];
