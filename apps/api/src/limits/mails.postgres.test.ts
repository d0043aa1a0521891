import { rate } from '@lyceum/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { cookieIn, mailedToken, mailsTo, password, userWithPassword } from '../testing/users.ts';
import { mailRepeatedAfterMs, resetTokenLifetimeMs } from '../users/mailTokens.ts';

let api: TestApi;
let time = Date.now();
beforeAll(async () => {
  api = await startApi({ rates: rate, trustedProxies: ['loopback'] }, { now: () => new Date(time) });
});
afterAll(() => api.close());

const minute = 60_000;
const owner = '203.0.113.1';
const strangers = (index: number) => `198.51.100.${index}`;

const request = async (email: string, address: string, cookie = '') => {
  const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) };
  return (await api.call('forgotPassword', { body: { email }, headers })).status;
};

/** Requests one mail more than the limit, from each of many addresses at once. */
async function flood(email: string, addresses: number): Promise<void> {
  const askAll = async (_: unknown, index: number) => {
    const ask = () => request(email, strangers(index));
    const statuses = await Promise.all(Array.from({ length: rate.mail.max + 1 }, ask));
    expect(statuses.sort()).toEqual([...Array(rate.mail.max).fill(204), 429]);
  };
  await Promise.all(Array.from({ length: addresses }, askAll));
}

/** The hourly limit of an address, spread over as many recipients. */
async function useUp(address: string, name: string): Promise<void> {
  const recipients = Array.from(
    { length: rate.mailHourly.max },
    (_, index) => `${name}-${index}@example.org`,
  );
  const statuses = await Promise.all(recipients.map((email) => request(email, address)));
  expect(new Set(statuses)).toEqual(new Set([204]));
}

test.each(['a known', 'an unknown'])(
  'mails that a stranger requests do not use up the limit of the owner: %s address',
  async (kind) => {
    const email = `${kind.replace(/\W/g, '')}@example.org`;
    if (kind === 'a known') await api.user({ email });
    await flood(email, 1);
    expect(await request(email, owner)).toBe(204);
  },
);

test('during a flood the owner always has a link that is valid for another half hour', {
  tags: ['10.25'],
}, async () => {
  const { user } = await userWithPassword(api);
  const { email } = user;
  for (let halfHour = 0; halfHour < 26; halfHour += 1) {
    await flood(email, 2);
    const before = (await mailsTo(api, email)).length;
    expect(await request(email, owner)).toBe(204);
    const mails = await mailsTo(api, email);
    const newest = mails[0]?.created_at.getTime() ?? 0;
    expect(time - newest).toBeLessThanOrEqual(mailRepeatedAfterMs);
    expect(mails.length - before).toBeLessThanOrEqual(1);
    time += mailRepeatedAfterMs + 1;
  }
  const mails = await mailsTo(api, email);
  // Thirteen hours: the daily limit, then one mail every half hour.
  expect(mails.length).toBeGreaterThan(rate.recipientDaily.max);
  expect(mails.length).toBeLessThan(rate.recipientDaily.max + 26);
  time -= 2;
  const token = await mailedToken(api, email);
  await api.expect(204, 'resetPassword', { body: { token, password: 'another sentence' } });
});

test('a flood does not revoke an earlier link', async () => {
  const { user } = await api.user();
  expect(await request(user.email, owner)).toBe(204);
  const token = await mailedToken(api, user.email);
  for (let times = 0; times < 5; times += 1) {
    await flood(user.email, 3);
    time += 11 * minute;
  }
  await api.expect(204, 'resetPassword', { body: { token, password: 'another sentence' } });
});

test('concurrent requests send no more mails than consecutive ones', async () => {
  const { user } = await api.user();
  await Promise.all(Array.from({ length: 30 }, (_, index) => request(user.email, strangers(100 + index))));
  expect(await mailsTo(api, user.email)).toHaveLength(rate.recipientHourly.max);
  time += mailRepeatedAfterMs + 1;
  await Promise.all(Array.from({ length: 30 }, (_, index) => request(user.email, strangers(100 + index))));
  expect(await mailsTo(api, user.email)).toHaveLength(rate.recipientHourly.max + 1);
});

test('limits the mails of one address per hour over all recipients', async () => {
  const address = '203.0.113.50';
  await useUp(address, 'recipient');
  expect(await request('one-more@example.org', address)).toBe(429);
  expect(await request('one-more@example.org', owner)).toBe(204);
  time += rate.mailHourly.perMs;
  expect(await request('one-more@example.org', address)).toBe(204);
});

test('a known device gets its mail after strangers behind the same address have reached the limit', async () => {
  const { user } = await userWithPassword(api);
  const headers = { 'x-forwarded-for': owner };
  const cookie = cookieIn(await api.call('login', { body: { email: user.email, password }, headers }));
  const address = '203.0.113.51';
  await useUp(address, 'spam');
  expect(await request(user.email, address)).toBe(429);
  expect(await request(user.email, address, cookie)).toBe(204);
  expect(await mailsTo(api, user.email)).toHaveLength(1);
});

test('deletes expired links when another one is mailed', async () => {
  const { user } = await api.user();
  expect(await request(user.email, owner)).toBe(204);
  time += resetTokenLifetimeMs + minute;
  expect(await request((await api.user()).user.email, owner)).toBe(204);
  const rows = await api.context.db
    .selectFrom('mail_tokens')
    .selectAll()
    .where('user_id', '=', user.id)
    .execute();
  expect(rows).toEqual([]);
});
