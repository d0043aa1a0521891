import { rate } from '@lyceum/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { password, userWithPassword } from '../testing/users.ts';
import { sessionsPerUser } from '../users/refreshTokens.ts';

const rates = {
  ...rate,
  signInSuccess: { max: 6, perMs: 900_000 },
  accountSignIn: { max: 4, perMs: 900_000 },
};
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ rates, trustedProxies: ['loopback'] });
});
afterAll(() => api.close());

const signIn = (email: string, address: string) =>
  api.call('login', { body: { email, password }, headers: { 'x-forwarded-for': address } });

test('limits the successful sign-ins of an account over all addresses', {
  tags: ['10.25'],
}, async () => {
  const { user } = await userWithPassword(api);
  for (let count = 0; count < 4; count += 1) {
    expect((await signIn(user.email, `203.0.113.${count}`)).status).toBe(200);
  }
  const { status, headers } = await signIn(user.email, '203.0.113.9');
  expect({ status, wait: Number(headers['retry-after']) > 800 }).toEqual({ status: 429, wait: true });
  const { count } = await api.context.db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  // The test itself created one more session.
  expect(count).toBe(5);
  api.passTime(900_000);
  expect((await signIn(user.email, '203.0.113.9')).status).toBe(200);
});

test('limits the successful sign-ins of an address over all accounts', async () => {
  const address = '203.0.113.20';
  const accounts = await Promise.all(Array.from({ length: 4 }, () => userWithPassword(api)));
  const statuses = [];
  for (const { user } of [...accounts, ...accounts])
    statuses.push((await signIn(user.email, address)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect((await signIn(accounts[3]?.user.email ?? '', '203.0.113.21')).status).toBe(200);
});

test('a new session beyond the maximum ends the one that was renewed longest ago', async () => {
  const unlimited = await startApi();
  const { user, token, refreshToken } = await userWithPassword(unlimited);
  const sessions: string[] = [];
  for (let count = 1; count < sessionsPerUser; count += 1) {
    const { tokens } = await unlimited.expect(200, 'login', { body: { email: user.email, password } });
    sessions.push(tokens.access.token);
    unlimited.passTime(1000);
  }
  await unlimited.expect(200, 'refreshTokens', { body: { refreshToken } });
  const { tokens } = await unlimited.expect(200, 'login', { body: { email: user.email, password } });
  await unlimited.expect(401, 'getProfile', { token: sessions[0] ?? '' });
  for (const going of [token, sessions[1] ?? '', tokens.access.token]) {
    await unlimited.expect(200, 'getProfile', { token: going });
  }
  await unlimited.close();
});
