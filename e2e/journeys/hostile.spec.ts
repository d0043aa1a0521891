import { connect, type Socket } from 'node:net';
import arabic from '@lyceum/i18n/locales/ar/server.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { Product } from '../support/product.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { translator } from '../support/texts.ts';

// The short form of `npm run bench hostile`: the responses to other clients during an attack. Nothing is timed.

/** Addresses reserved for documentation: each test uses another hostile client. */
let clients = 0;
const nextAddress = () => {
  clients += 1;
  return `198.51.100.${clients}`;
};
const other = '203.0.113.1';
const everything = [
  '/',
  '/course/intro-to-typescript',
  '/v1/domains',
  '/locales/fr/common.json',
  '/favicon.svg',
];

// In one worker: each would start a server of its own.
test.describe.configure({ mode: 'default' });

let product: Product;
test.beforeAll(async () => {
  // Behind a proxy on this machine, each client sends an address of its own.
  product = await Product.create({ TRUSTED_PROXIES: 'loopback' });
  await product.start();
});
test.afterAll(() => product.remove());

/** The statuses of these requests from one address, sent one after another. */
async function statuses(address: string, paths: readonly string[]): Promise<number[]> {
  const results: number[] = [];
  for (const path of paths) {
    const response = await fetch(product.url + path, { headers: { 'x-forwarded-for': address } });
    await response.arrayBuffer();
    results.push(response.status);
  }
  return results;
}

/** Requests every kind of resource from another address. */
async function expectOtherIsServed(): Promise<void> {
  expect(await statuses(other, everything)).toEqual(everything.map(() => 200));
}

/** Requests pages from this address until the rate limit, at most a thousand times. */
async function useUpPages(address: string): Promise<void> {
  const visit = async () => {
    for (let count = 0; count < 170; count += 1) {
      const { status } = await fetch(`${product.url}/community`, {
        method: 'HEAD',
        headers: { 'x-forwarded-for': address },
      });
      if (status === 429) return;
    }
  };
  await Promise.all(Array.from({ length: 6 }, visit));
}

async function openSockets(count: number): Promise<Socket[]> {
  const { port, hostname } = new URL(product.url);
  return Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(Number(port), hostname, () => resolve(socket)).on('error', reject);
        }),
    ),
  );
}

const get = (path: string, address: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\n\r\n`;

test('a client over the page limit gets a 429 page in its language, and others are served', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(failedRequest(429));
  const address = nextAddress();
  await useUpPages(address);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  const path = '/course/intro-to-typescript?lng=ar&a=%22%3E&b';
  const response = await page.goto(product.url + path);
  expect(response?.status()).toBe(429);
  const retryAfter = Number(response?.headers()['retry-after']);
  expect(retryAfter).toBeGreaterThan(0);
  expect(response?.headers()['cache-control']).toBe('no-store');
  const t = translator('ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('failure.title'));
  // From a minute on, the message says how long to wait.
  const message = retryAfter < 60 ? arabic.tooManyRequests : arabic.tooManyRequestsFor_one;
  await expect(page.getByText(t('states.error', { message }))).toBeVisible();
  await expect(page.getByRole('link', { name: t('actions.tryAgain') })).toHaveAttribute('href', path);
  expect(await directionAndTitle(page)).toEqual([
    'ar',
    'rtl',
    t('meta.title', { title: t('failure.title') }),
  ]);
  await expectAccessible(page, 'a refused page');
  // Files and calls have limits of their own: the calls of the rendered pages do not count against the address.
  expect(await statuses(address, ['/favicon.svg', '/v1/domains', '/'])).toEqual([200, 200, 429]);
  const paths = Array.from({ length: 20 }, () => '/v1/sessions');
  expect(await statuses(address, paths)).not.toContain(429);
  await expectOtherIsServed();
});

const directionAndTitle = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir, document.title]);

test('connections that send nothing, half a request or a body byte by byte do not delay other clients', async () => {
  const address = nextAddress();
  const silent = await openSockets(200);
  const half = await openSockets(200);
  const slow = await openSockets(90);
  for (const socket of half) socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n');
  const head = `POST /v1/auth/login HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\n`;
  for (const socket of slow) socket.write(`${head}content-length: 100000\r\n\r\n{`);
  await expectOtherIsServed();
  const [first] = slow;
  expect(first?.destroyed).toBe(false);
  for (const socket of [...silent, ...half, ...slow]) socket.destroy();
});

test('clients that never read their pipelined responses are limited, and others are served', async () => {
  const address = nextAddress();
  const sockets = await openSockets(50);
  const ended = Promise.all(
    sockets.map(
      (socket) =>
        new Promise((resolve) =>
          socket
            .on('error', () => {})
            .once('close', resolve)
            .resume(),
        ),
    ),
  );
  for (const socket of sockets) socket.write(get('/', address).repeat(100));
  await expectOtherIsServed();
  // Each of them sent more requests than a connection may.
  await ended;
  await expectOtherIsServed();
});

test('requests of maximum length get a response, and others are served', async () => {
  const address = nextAddress();
  const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
  const long = (length: number) => 'ا'.repeat(length);
  const call = async (path: string, init: RequestInit = {}) =>
    (await fetch(product.url + path, { headers, ...init })).status;
  for (const id of [encodeURIComponent(long(300)), 'x'.repeat(8000)]) {
    expect([400, 404]).toContain(await call(`/course/${id}`));
    expect([400, 404]).toContain(await call(`/v1/courses/${id}`));
  }
  expect(await call(`/?q=${'&'.repeat(14_000)}`)).toBe(200);
  expect(await call('/', { headers: { ...headers, cookie: 'x'.repeat(17_000) } })).toBe(431);
  const body = (length: number) => ({
    method: 'POST',
    body: JSON.stringify({ email: 'a@b.example', password: long(length) }),
  });
  expect(await call('/v1/auth/login', body(1000))).toBe(400);
  expect(await call('/v1/auth/login', body(200_000))).toBe(413);
  await expectOtherIsServed();
});

test('hundreds of distinct addresses from one client do not lock out other clients', async () => {
  const address = nextAddress();
  const lists = Array.from(
    { length: 600 },
    (_, turn) => `/v1/categories/web_dev/courses?page=${turn + 1}&limit=${(turn % 100) + 1}`,
  );
  const flood = Promise.all(
    Array.from({ length: 60 }, (_, client) => statuses(address, lists.slice(client * 10, client * 10 + 10))),
  );
  await expectOtherIsServed();
  expect(new Set((await flood).flat())).toEqual(new Set([200]));
});
