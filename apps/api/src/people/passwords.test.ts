import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import {
  dummyPasswordHash,
  hashPassword,
  passwordHashesAtOnce,
  passwordHashQueueMaximum,
  verifyPassword,
} from './passwords.ts';

test('argon2id with 19 MiB, two passes, one lane, also for the dummy hash', async () => {
  const passwordHash = await hashPassword('a long sentence');
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const shape = (hash: string) => hash.replace(/\$[^$]+\$[^$]+$/, '').concat(String(hash.length));
  expect(shape(dummyPasswordHash)).toBe(shape(passwordHash));
});

test('compares all 128 characters exactly', async () => {
  const long = `${'é'.repeat(127)}x`;
  const passwordHash = await hashPassword(long);
  expect(await verifyPassword(long, passwordHash)).toBe(true);
  expect(await verifyPassword(`${long.slice(0, -1)}y`, passwordHash)).toBe(false);
});

test('a password is the same in each Unicode form, also with a hash of another form', {
  tags: ['2.492'],
}, async () => {
  const [composed, decomposed] = ['\u00E9t\u00E9 \uAC00', 'e\u0301te\u0301 \u1100\u1161'] as const;
  expect(await verifyPassword(decomposed, await hashPassword(composed))).toBe(true);
  expect(await verifyPassword(composed, await hashPassword(decomposed))).toBe(true);
  const old = await hash(decomposed);
  expect(await verifyPassword(decomposed, old)).toBe(true);
  expect(await verifyPassword('ete 가', old)).toBe(false);
});

test.each(['', 'a long sentence', dummyPasswordHash])(
  'rejects every password without a hash: %j',
  async (text) => {
    expect(await verifyPassword(text, null)).toBe(false);
  },
);

test('queues concurrent verifications', async () => {
  const passwordHash = await hashPassword('right');
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      verifyPassword(index % 2 === 0 ? 'right' : 'wrong', passwordHash),
    ),
  );
  expect(responses).toEqual(Array.from({ length: 12 }, (_, index) => index % 2 === 0));
});

test('rejects verifications beyond the queue, and completes those in it', async () => {
  const held = Promise.withResolvers<void>();
  const reject = () => {
    throw new Error('Refused when its turn came');
  };
  const hooks = { before: () => held.promise.then(reject), failed: async () => {} };
  const crowd = Array.from({ length: passwordHashesAtOnce + passwordHashQueueMaximum }, () =>
    verifyPassword('wrong', null, hooks),
  );
  const late = await verifyPassword('wrong', null, hooks).catch((error) => error);
  expect(late).toMatchObject({ problem: 'unavailable', retryAfter: 2 });
  held.resolve();
  const served = await Promise.allSettled(crowd);
  expect(new Set(served.map((one) => one.status === 'rejected' && one.reason.message))).toEqual(
    new Set(['Refused when its turn came']),
  );
  expect(await verifyPassword('wrong', null)).toBe(false);
});
