import { rate, signInFailuresBeforeBackoff } from '@lyceum/rules';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { cookieIn, mailedToken, password, userWithPassword } from '../testing/users.ts';
import { accountsPerDevice, knownDeviceLifetimeMs } from './devices.ts';

let api: TestApi;
let time = Date.now();

beforeAll(async () => {
  api = await startApi({ rates: rate, trustedProxies: ['loopback'] }, { now: () => new Date(time) });
});
afterAll(() => api.close());

const owner = '203.0.113.1';
const stranger = '203.0.113.66';

async function attempt(email: string, typed: string, { address = owner, cookie = '' } = {}) {
  const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) };
  return api.call('login', { body: { email, password: typed }, headers });
}

/** Fails at an account until its backoff starts. */
async function lockOut(email: string): Promise<void> {
  for (let count = 0; count < signInFailuresBeforeBackoff; count += 1) {
    expect((await attempt(email, 'a wrong password', { address: stranger })).status).toBe(401);
  }
  expect((await attempt(email, password)).status).toBe(429);
}

async function withDevice() {
  const { user } = await userWithPassword(api);
  const cookie = cookieIn(await attempt(user.email, password));
  return { email: user.email, cookie };
}

test('failed attempts of strangers do not throttle a known device', { tags: ['10.25'] }, async () => {
  const { email, cookie } = await withDevice();
  await lockOut(email);
  const response = await attempt(email, password, { cookie });
  expect(response.status).toBe(200);
  // The next sign-in works with the new cookie, and with the previous one as well.
  for (const one of [cookieIn(response), cookie]) {
    expect((await attempt(email, password, { cookie: one })).status).toBe(200);
  }
  // Strangers are still throttled.
  expect((await attempt(email, password)).status).toBe(429);
});

test('nor do failed attempts behind the same address', async () => {
  const rates = { ...rate, signIn: { max: 4, perMs: 900_000 } };
  const strict = await startApi({ rates });
  onTestFinished(() => strict.close());
  const { user } = await userWithPassword(strict);
  const login = (email: string, typed: string, cookie = '') =>
    strict.call('login', { body: { email, password: typed }, headers: { cookie } });
  const cookie = cookieIn(await login(user.email, password));
  for (let count = 0; count < rates.signIn.max; count += 1) {
    expect((await login(`sprayed-${count}@example.org`, 'a wrong password')).status).toBe(401);
  }
  expect((await login(user.email, password)).status).toBe(429);
  expect((await login(user.email, password, cookie)).status).toBe(200);
});

test('failed attempts of a known device are throttled, without throttling strangers', async () => {
  const { email, cookie } = await withDevice();
  for (let count = 0; count < signInFailuresBeforeBackoff; count += 1) {
    expect((await attempt(email, 'a wrong password', { cookie })).status).toBe(401);
  }
  const { status, headers } = await attempt(email, password, { cookie });
  expect({ status, wait: headers['retry-after'] }).toEqual({ status: 429, wait: '30' });
  const asStranger = await attempt(email, password);
  expect(asStranger.status).toBe(200);
  // A new cookie is a new device.
  expect((await attempt(email, password, { cookie: cookieIn(asStranger) })).status).toBe(200);
});

test('a password reset makes its browser a known device, and no others stay known', async () => {
  const { email, cookie } = await withDevice();
  await api.expect(204, 'forgotPassword', { body: { email } });
  const token = await mailedToken(api, email);
  const response = await api.call('resetPassword', { body: { token, password: 'another sentence' } });
  expect(response.status).toBe(204);
  for (let count = 0; count < signInFailuresBeforeBackoff; count += 1) {
    expect((await attempt(email, 'a wrong password', { address: stranger, cookie })).status).toBe(401);
  }
  expect((await attempt(email, 'another sentence', { cookie })).status).toBe(429);
  expect((await attempt(email, 'another sentence', { cookie: cookieIn(response) })).status).toBe(200);
});

test('a registration and a refresh make the browser a known device as well', async () => {
  const email = 'registers@example.org';
  const registration = { name: 'Nour Haddad', email, password };
  const registered = await api.call('register', { body: registration });
  const { tokens } = registered.body as { tokens: { refresh: { token: string } } };
  const refreshed = await api.call('refreshTokens', { body: { refreshToken: tokens.refresh.token } });
  await lockOut(email);
  for (const response of [registered, refreshed]) {
    expect((await attempt(email, password, { cookie: cookieIn(response) })).status).toBe(200);
  }
});

test('a browser is a known device of several accounts, and only of those it signed in to', async () => {
  let cookie = '';
  const emails: string[] = [];
  for (let count = 0; count <= accountsPerDevice; count += 1) {
    const { user } = await userWithPassword(api);
    emails.push(user.email);
    cookie = cookieIn(await attempt(user.email, password, { cookie }));
    // Far below the limit of browsers.
    expect(cookie.length).toBeLessThan(600);
  }
  const other = (await userWithPassword(api)).user.email;
  for (const email of [...emails, other]) await lockOut(email);
  const statuses = [];
  for (const email of [...emails, other]) statuses.push((await attempt(email, password, { cookie })).status);
  expect(statuses).toEqual([429, 200, 200, 200, 200, 200, 429]);
});

test.each([
  ['another signature', (cookie: string) => cookie.replace(/.{5}$/, 'AAAAA')],
  ['another account’s digest', (cookie: string) => cookie.replace(/=.{22}/, `=${'A'.repeat(22)}`)],
  ['a later time', (cookie: string) => cookie.replace(/\.([\da-z]+)\.([\w-]{43})$/, '.zzzzzz.$2')],
  ['nonsense', () => `lyceum_device=${'~'.repeat(900)}`],
  ['far too much', (cookie: string) => `${cookie}${'~x'.repeat(2000)}`],
])('a cookie with %s is a stranger’s', async (_, forge) => {
  const { email, cookie } = await withDevice();
  await lockOut(email);
  expect((await attempt(email, password, { cookie: forge(cookie) })).status).toBe(429);
});

test('a device is unknown after 400 days', async () => {
  const { email, cookie } = await withDevice();
  const before = time;
  time += knownDeviceLifetimeMs + 1000;
  await lockOut(email);
  expect((await attempt(email, password, { cookie })).status).toBe(429);
  time = before;
});

test('the cookie is HttpOnly and restricted to /v1/auth', async () => {
  const { user } = await userWithPassword(api);
  const { headers } = await attempt(user.email, password);
  expect(headers['set-cookie']).toMatch(
    /^lyceum_device=[\w.-]+; Path=\/v1\/auth; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
  );
  const secure = await startApi({ publicUrl: 'https://lyceum.example' });
  const { user: other } = await userWithPassword(secure);
  const response = await secure.call('login', { body: { email: other.email, password } });
  expect(response.headers['set-cookie']).toMatch(/; Secure$/);
  await secure.close();
});

test('the cookie reveals nothing about an account: neither its id nor its address nor its existence', async () => {
  const { user } = await userWithPassword(api);
  const response = await attempt(user.email, password);
  const cookie = cookieIn(response);
  expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toContain(user.id);
  // TestApi expects errors to set no cookie.
  const refused = [];
  for (const email of [user.email, 'nobody@example.org']) {
    const { status, headers, body } = await attempt(email, 'a wrong password', { cookie });
    refused.push({ status, names: Object.keys(headers).toSorted(), body });
  }
  expect(refused[0]).toEqual(refused[1]);
});

test('the cookie does not authenticate', async () => {
  const { cookie } = await withDevice();
  await api.expect(401, 'getProfile', { headers: { cookie } });
});
