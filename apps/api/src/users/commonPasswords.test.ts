import { passwordMinimum } from '@lyceum/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { onPostgres } from '../testing/google.ts';
import { demoPassword, isCommonPassword } from './commonPasswords.ts';

const demonstration = readSettings({});
const server = { ...demonstration, ...onPostgres };

test('rejects the 3,000 most common passwords of sufficient length, and no others', async () => {
  const longEnough = dictionary['passwords-common'].filter((word) => word.length >= passwordMinimum);
  const refused = await Promise.all(longEnough.map((word) => isCommonPassword(server, word)));
  expect(refused.lastIndexOf(true)).toBe(2999);
  expect(refused.indexOf(false)).toBe(3000);
});

test.each(['123456', 'password', 'PassWord1', 'iloveyou', 'ABC123'])('%s is common', async (word) => {
  expect(await isCommonPassword(server, word)).toBe(true);
});

test.each(['a long sentence', 'quince', 'p\u00e4ssword', ' password', ''])('%j is not', async (word) => {
  expect(await isCommonPassword(server, word)).toBe(false);
});

test("accepts the demonstration's public password only in the demonstration", async () => {
  expect(await isCommonPassword(demonstration, demoPassword)).toBe(false);
  expect(await isCommonPassword(server, demoPassword)).toBe(true);
});
