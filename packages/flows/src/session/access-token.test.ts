import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeAccessToken } from './access-token.ts';

const user = { id: 'u1', name: 'نور حداد – Zoë 🎓', email: 'nour@lyceum.test', role: 'learner' };
const tokenOf = (payload: unknown) => {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return `e30.${Buffer.from(text).toString('base64url')}.c2ln`;
};

test('decodes the user, with a name in any script, and the expiry in ms', { tags: ['3.15'] }, () => {
  expect(decodeAccessToken(tokenOf({ user, exp: 1_800_000_000 }))).toEqual({
    user,
    expiresAtMs: 1_800_000_000_000,
  });
  expect(decodeAccessToken(tokenOf({ user }))).toEqual({ user, expiresAtMs: null });
});

test('decodes any name unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(decodeAccessToken(tokenOf({ user: { ...user, name } }))?.user.name).toBe(name);
    }),
  );
});

test.each([
  ['nothing', ''],
  ['a text without parts', 'nonsense'],
  ['a payload that is not base64', 'a.%%%.c'],
  ['a payload that is not UTF-8', `a.${Buffer.from([0x7b, 0xff, 0x7d]).toString('base64url')}.c`],
  ['a payload that is not JSON', tokenOf('{"user":')],
  ['null', tokenOf(null)],
  ['no user', tokenOf({ sub: 'u1' })],
  ['a user without an id', tokenOf({ user: { ...user, id: undefined } })],
  ['a user without a name', tokenOf({ user: { ...user, name: 7 } })],
  ['a user without an e-mail', tokenOf({ user: { ...user, email: null } })],
  ['a role that does not exist', tokenOf({ user: { ...user, role: 'owner' } })],
])('has no user: %s', (_, token) => {
  expect(decodeAccessToken(token)).toBeNull();
});
