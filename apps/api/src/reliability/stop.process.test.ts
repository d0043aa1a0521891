import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freshDataFolder } from '../testing/database.ts';
import { type ServerProcess, startBriefly } from '../testing/serverProcess.ts';
import type { DataFolder } from '../testing/temporary.ts';

vi.setConfig({ testTimeout: 120_000 });

const exitWithinMs = 10_000;
let data: DataFolder;
let server: ServerProcess;

beforeAll(async () => {
  data = await freshDataFolder();
});
afterEach(() => server.end('SIGKILL'));
afterAll(() => data.remove());

const start = (env: Record<string, string> = {}) => {
  server = startBriefly({ DATA_DIR: data.folder, ...env });
  return server.address;
};

/** Sends a registration without the end of its body. */
async function beginRegistration(address: string, email: string): Promise<Socket & { rest: string }> {
  const { hostname, port } = new URL(address);
  const body = JSON.stringify({ name: 'Nour', email, password: 'a long sentence' });
  const socket = connect(Number(port), hostname);
  await new Promise<void>((connected) => socket.once('connect', connected));
  const head = `POST /v1/auth/register HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 10));
  return Object.assign(socket, { rest: body.slice(10) });
}

test('a stopping server is not ready, completes its requests and exits with 0, whatever the number of signals', async () => {
  const address = await start({ DRAIN_SECONDS: '3' });
  const begun = await beginRegistration(address, 'slow@example.org');
  // A keep-alive connection would stay open.
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const askedAt = performance.now();
  server.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { interval: 20 }).toBe(503);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) server.child.kill(signal);
  begun.write(begun.rest);
  expect(await text(begun)).toMatch(/^HTTP\/1\.1 201 .*"email":"slow@example\.org"/s);
  expect(await server.ended).toBe(0);
  expect(performance.now() - askedAt).toBeLessThan(exitWithinMs);
});

test('cuts off a request that never ends, and exits in time', async () => {
  const address = await start();
  await beginRegistration(address, 'never@example.org');
  const askedAt = performance.now();
  expect(await server.end('SIGINT')).toBe(0);
  expect(performance.now() - askedAt).toBeLessThan(exitWithinMs);
});
