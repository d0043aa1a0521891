import { limits, rate } from '@lyceum/rules';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { mailedToken, password, userWithPassword } from '../testing/users.ts';

const minute = 60_000;
const rates = { ...rate, signIn: { max: 20, perMs: minute } };
let api: TestApi;
// A clock that only the tests move.
let time = Date.now();

beforeAll(async () => {
  api = await startApi({ rates, trustedProxies: ['loopback'] }, { now: () => new Date(time) });
});
afterAll(() => api.close());
// Otherwise the failures of one test would count for the next.
afterEach(() => {
  time += minute;
});

/** Tries to sign in. @returns the status, with the seconds to wait where that is the answer */
async function attempt(email: string, typed: string, address = '203.0.113.1'): Promise<string> {
  const headers = { 'x-forwarded-for': address };
  const answer = await api.call('login', { body: { email, password: typed }, headers });
  return answer.status === 429 ? `429 after ${answer.headers['retry-after']}` : String(answer.status);
}

const guess = (email: string, address?: string) => attempt(email, 'something else', address);

async function fail(email: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) expect(await guess(email)).toBe('401');
}

test.each(['a known', 'an unknown'])(
  'guesses at %s account wait ever longer, but never for ever',
  async (kind) => {
    const isKnown = kind === 'a known';
    const email = isKnown ? 'known@example.org' : 'unknown@example.org';
    if (isKnown) await userWithPassword(api, { email });
    await fail(email, 5);
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      expect(await guess(email)).toBe(`429 after ${seconds}`);
      // Not even the right password counts before its time, and asking again does not make the wait longer.
      expect(await attempt(email.toUpperCase(), password)).toBe(`429 after ${seconds}`);
      time += seconds * 1000 - 1;
      expect(await guess(email, '203.0.113.2')).toBe('429 after 1');
      time += 1;
      await fail(email, 1);
    }
    time += 15 * minute;
    expect(await attempt(email, password)).toBe(isKnown ? '200' : '401');
  },
);

test('both are told to wait in the same words', async () => {
  await userWithPassword(api, { email: 'somebody@example.org' });
  const bodies = [];
  for (const email of ['somebody@example.org', 'nobody@example.org']) {
    await fail(email, 5);
    bodies.push((await api.call('login', { body: { email, password } })).body);
  }
  expect(bodies[0]).toEqual(bodies[1]);
});

test('who has to wait for minutes is told for how many', async () => {
  const email = 'patient@example.org';
  const told = async (language: string) => {
    const headers = { 'accept-language': language };
    const { body } = await api.call('login', { body: { email, password }, headers });
    return (body as { message: string }).message;
  };
  await fail(email, 5);
  expect(await told('en')).toBe('Too many attempts. Please wait a moment.');
  time += minute / 2;
  await fail(email, 1);
  expect(await told('en')).toBe('Too many attempts. Please try again in 1 minute.');
  time += minute;
  await fail(email, 1);
  expect(await told('en')).toBe('Too many attempts. Please try again in 2 minutes.');
  expect(await told('fr')).toBe('Trop de tentatives. Veuillez réessayer dans 2 minutes.');
  expect(await told('ar')).toContain('بعد دقيقتين.');
});

test('a success and a new password by mail let one begin anew', async () => {
  const { user } = await userWithPassword(api);
  await fail(user.email, 4);
  expect(await attempt(user.email, password)).toBe('200');
  await fail(user.email, 5);
  expect(await guess(user.email)).toBe('429 after 30');
  await api.expect(204, 'forgotPassword', { body: { email: user.email } });
  const token = await mailedToken(api, user.email);
  await api.expect(204, 'resetPassword', { body: { token, password: 'another sentence' } });
  expect(await attempt(user.email, 'another sentence')).toBe('200');
});

test('a day later old failures count no more', async () => {
  const email = 'a.day.later@example.org';
  await fail(email, 4);
  time += limits.signInFailuresResetAfterMs;
  await fail(email, 5);
  expect(await guess(email)).toBe('429 after 30');
});

test('of many guesses at once no more are looked at than one after the other', async () => {
  const email = 'crowd@example.org';
  await userWithPassword(api, { email });
  const answers = await Promise.all(Array.from({ length: 20 }, () => guess(email)));
  expect(answers.filter((answer) => answer === '401')).toHaveLength(5);
  expect(answers.filter((answer) => answer === '429 after 30')).toHaveLength(15);
});

test('of many sign-ins at once with the right password none has to wait', async () => {
  const { user } = await userWithPassword(api);
  await fail(user.email, 4);
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(user.email, password)));
  expect(new Set(answers)).toEqual(new Set(['200']));
});

test('guesses at many accounts from one address end together', async () => {
  const address = '203.0.113.3';
  const sprayed = Array.from({ length: 40 }, (_, index) => `sprayed.${index}@example.org`);
  const answers = await Promise.all(sprayed.map((email) => guess(email, address)));
  // Two are compared at once, so one may have begun before the last failure was counted.
  expect([20, 21]).toContain(answers.filter((answer) => answer === '401').length);
  expect(await guess('another@example.org', address)).toBe('429 after 60');
  expect(await guess('another@example.org', '203.0.113.4')).toBe('401');
  time += minute;
  expect(await guess('another@example.org', address)).toBe('401');
});

test('what is kept of a guess, or of asking for a mail, does not tell about whom', async () => {
  const email = 'private.person@example.org';
  await fail(email, 1);
  await api.expect(204, 'forgotPassword', { body: { email } });
  const rows = await api.context.db.selectFrom('rate_limits').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('private.person');
});
