import { rate } from '@lyceum/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi, type TestRequest } from '../../testing/api.ts';
import { testWithGoogle } from '../../testing/google.ts';
import { password } from '../../testing/users.ts';
import type { OperationId } from '../contract/types.ts';

const hour = 3_600_000;
const rates = {
  ...rate,
  general: { max: 5, perMs: hour },
  registration: { max: 2, perMs: hour },
  search: { max: 2, perMs: hour },
};

/** The loopback proxy is trusted, so that each test can use an address of its own. */
const { api: behindProxies, google } = testWithGoogle({
  rates,
  trustedProxies: ['loopback', '10.0.0.0/8'],
});
let alone: TestApi;
beforeAll(async () => {
  alone = await startApi({ rates });
});
afterAll(() => alone.close());

const from = (forwarded: string, request: TestRequest = {}) => ({
  ...request,
  headers: { 'x-forwarded-for': forwarded },
});
const statusFrom = async (forwarded: string, id: OperationId = 'listDomains', request: TestRequest = {}) =>
  (await behindProxies().call(id, from(forwarded, request))).status;

let accounts = 0;
const expert = { expertise: ['typescript'], qualifications: 'Ten years', bio: 'I teach.' };
function registration(more: object = {}): TestRequest {
  accounts += 1;
  return { body: { name: 'Nour Haddad', email: `registered-${accounts}@example.org`, password, ...more } };
}

test('registrations of all kinds share a limit by address', async () => {
  const address = '203.0.113.1';
  expect(await statusFrom(address, 'register', registration())).toBe(201);
  expect(await statusFrom(address, 'registerInstructor', registration(expert))).toBe(201);
  for (const [id, more] of [['register', {}] as const, ['registerInstructor', expert] as const]) {
    const { status, headers } = await behindProxies().call(id, from(address, registration(more)));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
  }
  expect(await statusFrom(address)).toBe(200);
  expect(await statusFrom('203.0.113.2', 'register', registration())).toBe(201);
  behindProxies().passTime(hour + 1000);
  expect(await statusFrom(address, 'register', registration())).toBe(201);
});

test('a third-party sign-in counts as a registration only if it creates an account', async () => {
  const address = '203.0.113.3';
  const tokenIds = [];
  for (const name of ['first', 'second', 'third']) {
    tokenIds.push(await google().token({ sub: name, email: `${name}@example.org`, exp: undated() }));
  }
  const [first, second, third] = tokenIds.map((tokenId) => ({ body: { tokenId } }));
  expect(await statusFrom(address, 'signInWithGoogle', first)).toBe(201);
  expect(await statusFrom(address, 'signInWithGoogle', second)).toBe(201);
  expect(await statusFrom(address, 'signInWithGoogle', third)).toBe(429);
  expect(await statusFrom(address, 'signInWithGoogle', first)).toBe(200);
});

/** Later than the clock that the previous test has advanced. */
const undated = () => Math.floor(Date.now() / 1000) + 86_400;

test('searches have a limit of their own', async () => {
  const address = '203.0.113.4';
  for (const search of ['type', 'script']) {
    expect(await statusFrom(address, 'listExpertises', { query: { search } })).toBe(200);
  }
  expect(await statusFrom(address, 'listExpertises', { query: { search: 'type' } })).toBe(429);
  expect(await statusFrom(address, 'getExpertise', { params: { id: 'unheard-of' } })).toBe(404);
});

test('all calls share a limit, by the address of the connection if no proxy is trusted', async () => {
  const statuses = [];
  for (const [last, id] of (['listDomains', 'listSessions'] as const).entries()) {
    for (let call = 0; call < 3; call += 1) {
      // The forwarding header of an untrusted client is ignored.
      const claim = `203.0.113.${10 * last + call}`;
      const headers = { 'x-forwarded-for': claim, 'x-real-ip': claim, forwarded: `for=${claim}` };
      statuses.push((await alone.call(id, { headers })).status);
    }
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('uses the client address that a trusted proxy appends, and ignores earlier ones', async () => {
  for (const forwarded of [
    '203.0.113.5',
    '198.51.100.1, 203.0.113.5',
    '198.51.100.2,203.0.113.5, 10.1.2.3',
    '10.9.9.9, 203.0.113.5',
    'nonsense, 203.0.113.5',
  ]) {
    expect(await statusFrom(forwarded), forwarded).toBe(200);
  }
  expect(await statusFrom('198.51.100.3, 203.0.113.5')).toBe(429);
  expect(await statusFrom('203.0.113.6')).toBe(200);
});

test('a port beside an address does not count', { tags: ['2.472'] }, async () => {
  for (const [forwarded, port] of [
    ['203.0.113.8', ''],
    ['203.0.113.8', ':49152'],
    ['203.0.113.8', ':1, 10.1.2.3:443'],
    ['[::ffff:203.0.113.8]', ':2'],
    ['::ffff:203.0.113.8', ', [::1]:80'],
  ]) {
    expect(await statusFrom(`${forwarded}${port}`), forwarded).toBe(200);
  }
  expect(await statusFrom('203.0.113.8:3')).toBe(429);
  for (const port of ['', ':1', ':2', ':3', ':4']) {
    expect(await statusFrom(`[2001:db8:9::1]${port}`)).toBe(200);
  }
  expect(await statusFrom('2001:db8:9::1')).toBe(429);
});

test('a client that a proxy reports without an address counts as the proxy', {
  tags: ['2.472'],
}, async () => {
  const claims = ['unknown', '203.0.113.300', '1', '"203.0.113.9"', 'fe80::1%eth0'];
  for (const claim of claims) expect(await statusFrom(`${claim}, 10.2.2.2`), claim).toBe(200);
  expect(await statusFrom('203.0.113.9:port, 10.2.2.2:8080')).toBe(429);
  expect(await statusFrom('203.0.113.9, 10.2.2.2')).toBe(200);
});

test('an IPv6 /64 counts as one address', async () => {
  for (const last of ['::1', ':ffff::2', ':3:4:5:6', '::7', ':1::']) {
    expect(await statusFrom(`2001:db8:1:2${last}`)).toBe(200);
  }
  expect(await statusFrom('2001:db8:1:2:8::9')).toBe(429);
  expect(await statusFrom('2001:db8:1:3::1')).toBe(200);
});
