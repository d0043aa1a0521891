import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

test('argon2id with 19 MiB, two passes, one lane', async () => {
  expect(await hashPassword('a long sentence')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('takes all 128 characters exactly', async () => {
  const long = `${'é'.repeat(127)}x`;
  const hash = await hashPassword(long);
  expect(await isPassword(long, hash)).toBe(true);
  expect(await isPassword(`${long.slice(0, -1)}y`, hash)).toBe(false);
  expect(await isPassword(long.normalize('NFD'), hash)).toBe(false);
});

test('without a hash nothing is right, not even what the dummy was made of', async () => {
  expect(await isPassword('nobody has this password', null)).toBe(false);
});

test('a crowd is served in turn', async () => {
  const hash = await hashPassword('right');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => isPassword(index % 2 === 0 ? 'right' : 'wrong', hash)),
  );
  expect(answers).toEqual(Array.from({ length: 12 }, (_, index) => index % 2 === 0));
});
