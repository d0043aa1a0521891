import { rate, signInFailuresResetAfterMs } from '@lyceum/rules';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { mailedToken, password, userWithPassword } from '../testing/users.ts';

const minute = 60_000;
const rates = { ...rate, signIn: { max: 20, perMs: minute } };
let api: TestApi;
// A clock that only the tests advance.
let time = Date.now();

beforeAll(async () => {
  api = await startApi({ rates, trustedProxies: ['loopback'] }, { now: () => new Date(time) });
});
afterAll(() => api.close());
// Keeps failures from counting in the next test.
afterEach(() => {
  time += minute;
});

/** Signs in. @returns the status, with the seconds of `Retry-After` for a 429 */
async function attempt(email: string, typed: string, address = '203.0.113.1'): Promise<string> {
  const headers = { 'x-forwarded-for': address };
  const response = await api.call('login', { body: { email, password: typed }, headers });
  return response.status === 429 ? `429 after ${response.headers['retry-after']}` : String(response.status);
}

const failedAttempt = (email: string, address?: string) => attempt(email, 'something else', address);

async function fail(email: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) expect(await failedAttempt(email)).toBe('401');
}

test.each(['a known', 'an unknown'])(
  'failed attempts at %s account increase the backoff up to a maximum',
  async (kind) => {
    const hasAccount = kind === 'a known';
    const email = hasAccount ? 'known@example.org' : 'unknown@example.org';
    if (hasAccount) await userWithPassword(api, { email });
    await fail(email, 5);
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      expect(await failedAttempt(email)).toBe(`429 after ${seconds}`);
      // The right password is rejected during the backoff as well, and further attempts do not extend it.
      expect(await attempt(email.toUpperCase(), password)).toBe(`429 after ${seconds}`);
      time += seconds * 1000 - 1;
      expect(await failedAttempt(email, '203.0.113.2')).toBe('429 after 1');
      time += 1;
      await fail(email, 1);
    }
    time += 15 * minute;
    expect(await attempt(email, password)).toBe(hasAccount ? '200' : '401');
  },
);

test('the response is the same for known and unknown accounts', async () => {
  await userWithPassword(api, { email: 'somebody@example.org' });
  const bodies = [];
  for (const email of ['somebody@example.org', 'nobody@example.org']) {
    await fail(email, 5);
    bodies.push((await api.call('login', { body: { email, password } })).body);
  }
  expect(bodies[0]).toEqual(bodies[1]);
});

test('the message names the minutes to wait', async () => {
  const email = 'patient@example.org';
  const messageIn = async (language: string) => {
    const headers = { 'accept-language': language };
    const { body } = await api.call('login', { body: { email, password }, headers });
    return (body as { message: string }).message;
  };
  await fail(email, 5);
  expect(await messageIn('en')).toBe('Too many attempts. Please wait a moment.');
  time += minute / 2;
  await fail(email, 1);
  expect(await messageIn('en')).toBe('Too many attempts. Please try again in 1 minute.');
  time += minute;
  await fail(email, 1);
  expect(await messageIn('en')).toBe('Too many attempts. Please try again in 2 minutes.');
  expect(await messageIn('fr')).toBe('Trop de tentatives. Veuillez réessayer dans 2 minutes.');
  expect(await messageIn('ar')).toBe('محاولات كثيرة جدًا. يرجى المحاولة مجددًا بعد دقيقتين.');
});

test('a sign-in and a password reset end the backoff', async () => {
  const { user } = await userWithPassword(api);
  await fail(user.email, 4);
  expect(await attempt(user.email, password)).toBe('200');
  await fail(user.email, 5);
  expect(await failedAttempt(user.email)).toBe('429 after 30');
  await api.expect(204, 'forgotPassword', { body: { email: user.email } });
  const token = await mailedToken(api, user.email);
  await api.expect(204, 'resetPassword', { body: { token, password: 'another sentence' } });
  expect(await attempt(user.email, 'another sentence')).toBe('200');
});

test('failures expire after a day', async () => {
  const email = 'a.day.later@example.org';
  await fail(email, 4);
  time += signInFailuresResetAfterMs;
  await fail(email, 5);
  expect(await failedAttempt(email)).toBe('429 after 30');
});

test('concurrent attempts are limited like consecutive ones', async () => {
  const email = 'crowd@example.org';
  await userWithPassword(api, { email });
  const responses = await Promise.all(Array.from({ length: 20 }, () => failedAttempt(email)));
  expect(responses.filter((response) => response === '401')).toHaveLength(5);
  expect(responses.filter((response) => response === '429 after 30')).toHaveLength(15);
});

test('concurrent sign-ins with the right password are not throttled', async () => {
  const { user } = await userWithPassword(api);
  await fail(user.email, 4);
  const responses = await Promise.all(Array.from({ length: 20 }, () => attempt(user.email, password)));
  expect(new Set(responses)).toEqual(new Set(['200']));
});

test('failed attempts at many accounts are limited by address', async () => {
  const address = '203.0.113.3';
  const sprayed = Array.from({ length: 40 }, (_, index) => `sprayed.${index}@example.org`);
  const responses = await Promise.all(sprayed.map((email) => failedAttempt(email, address)));
  // Two comparisons run at once, so one may have started before the last failure was counted.
  expect([20, 21]).toContain(responses.filter((response) => response === '401').length);
  expect(await failedAttempt('another@example.org', address)).toBe('429 after 60');
  expect(await failedAttempt('another@example.org', '203.0.113.4')).toBe('401');
  time += minute;
  expect(await failedAttempt('another@example.org', address)).toBe('401');
});

test('the stored counters contain no e-mail address', async () => {
  const email = 'private.person@example.org';
  await fail(email, 1);
  await api.expect(204, 'forgotPassword', { body: { email } });
  const rows = await api.context.db.selectFrom('rate_limits').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('private.person');
});
