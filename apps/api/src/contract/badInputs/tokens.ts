import { createHmac } from 'node:crypto';
import type { TokenKeys } from '../../people/tokenKeys.ts';
import type { SignedInPerson } from '../../testing/api.ts';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = '') =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

type Hash = 'sha256' | 'sha384' | 'sha512';
type Key = Uint8Array | string;

const sign = (header: object, payload: object, key: Key, hash: Hash = 'sha256') => {
  const signed = `${encode(header)}.${encode(payload)}`;
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;
};

/**
 * Access tokens that are not good, as whole `Authorization` headers.
 * @param person whose token they are made from
 * @param other someone else who is signed in
 * @param keys the server's, for what is wrong although it is signed well
 */
export function badTokens(
  { token, refreshToken }: SignedInPerson,
  other: SignedInPerson,
  keys: TokenKeys,
): Record<string, string> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const [header, payload] = [decode(head), decode(body)];
  const user = payload.user as object;
  const without = (part: Record<string, unknown>, name: string) =>
    Object.fromEntries(Object.entries(part).filter(([key]) => key !== name));
  const signedAs = (change: object) => sign(header, { ...payload, ...change }, keys.access);
  const attackersKey = { kty: 'oct', k: Buffer.from('attacker').toString('base64url') };
  const tokens = {
    'no algorithm': `${encode({ ...header, alg: 'none' })}.${body}.`,
    'no algorithm, in other letters': `${encode({ ...header, alg: 'nOnE' })}.${body}.`,
    'no algorithm, with the old signature': `${encode({ ...header, alg: 'none' })}.${body}.${signature}`,
    'an empty algorithm': `${encode({ ...header, alg: '' })}.${body}.${signature}`,
    'another algorithm with the right key': sign({ ...header, alg: 'HS512' }, payload, keys.access, 'sha512'),
    'another length with the right key': sign({ ...header, alg: 'HS384' }, payload, keys.access, 'sha384'),
    'an algorithm with public keys': `${encode({ ...header, alg: 'RS256' })}.${body}.${signature}`,
    'an empty key': sign(header, payload, ''),
    'a foreign key': sign(header, payload, 'a secret of more than thirty-two characters, but not ours'),
    'the key for refresh tokens': sign(header, payload, keys.refresh),
    'a key of its own in the header': sign({ ...header, jwk: attackersKey }, payload, 'attacker'),
    'an address of keys in the header': sign(
      { ...header, jku: 'https://evil.example/keys' },
      payload,
      'attacker',
    ),
    'a key id that leads to a file': sign({ ...header, kid: '../../dev/null' }, payload, ''),
    'a key id that is a query': sign({ ...header, kid: "x' union select 'attacker" }, payload, 'attacker'),
    'an unknown extension that has to be understood': sign(
      { ...header, crit: ['x'], x: 1 },
      payload,
      keys.access,
    ),
    'an edited role': `${head}.${encode({ ...payload, user: { ...user, role: 'admin' } })}.${signature}`,
    'an edited expiry': `${head}.${encode({ ...payload, exp: 9_999_999_999 })}.${signature}`,
    'somebody else as its subject': `${head}.${encode({ ...payload, sub: other.user.id })}.${signature}`,
    'somebody else as its subject, signed': signedAs({ sub: other.user.id }),
    'somebody else’s sign-in, signed': signedAs({ sid: decode(other.token.split('.')[1]).sid }),
    'a sign-in that is no text': signedAs({ sid: { $ne: null } }),
    'half a surrogate pair as its subject': signedAs({ sub: '\ud83d' }),
    'an expiry in the past': signedAs({ exp: 1 }),
    'an expiry that is a text': signedAs({ exp: '9999999999' }),
    'no expiry': sign(header, without(payload, 'exp'), keys.access),
    'no subject': sign(header, without(payload, 'sub'), keys.access),
    'no sign-in': sign(header, without(payload, 'sid'), keys.access),
    'a beginning in the future': signedAs({ nbf: 9_999_999_999 }),
    'a foreign issuer': signedAs({ iss: 'https://accounts.google.com' }),
    'a foreign audience': signedAs({ aud: 'somebody else' }),
    'no issuer': sign(header, without(payload, 'iss'), keys.access),
    'no audience': sign(header, without(payload, 'aud'), keys.access),
    'another type': sign({ ...header, typ: 'JWT' }, payload, keys.access),
    'no type': sign(without(header, 'typ'), payload, keys.access),
    'a cut signature': token.slice(0, -1),
    'a longer signature': `${token}A`,
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'four parts': `${token}.${signature}`,
    'five parts': `${head}..${body}.${signature}.x`,
    'a payload that is no JSON': `${head}.${Buffer.from('{').toString('base64url')}.${signature}`,
    'a payload that is null': sign(header, JSON.parse('null'), keys.access),
    'a payload that is a list': sign(header, [payload], keys.access),
    'a refresh token': refreshToken,
    'a word': 'undefined',
    dots: '..',
    'ten thousand characters': 'x'.repeat(10_000),
  };
  return {
    ...Object.fromEntries(Object.entries(tokens).map(([name, text]) => [name, `Bearer ${text}`])),
    'nothing behind Bearer': 'Bearer ',
    'a token alone': token,
    'another scheme': `Basic ${Buffer.from('admin:admin').toString('base64')}`,
    'two tokens': `Bearer ${token} ${token}`,
    'two tokens with a comma': `Bearer ${token}, Bearer ${token}`,
    'a token in quotes': `Bearer "${token}"`,
  };
}
