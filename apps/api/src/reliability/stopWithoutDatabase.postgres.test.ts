import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BadNetwork } from '../testing/badNetwork.ts';
import { freshServerDatabase } from '../testing/database.ts';
import { type ServerProcess, serverEnv, startServer } from '../testing/serverProcess.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

const exitWithinMs = 10_000;
let database: Awaited<ReturnType<typeof freshServerDatabase>>;
let network: BadNetwork;
let server: ServerProcess;

beforeAll(async () => {
  database = await freshServerDatabase();
  const through = new URL(database.url);
  network = await BadNetwork.to(Number(through.port));
  through.port = String(network.port);
  server = startServer({ ...serverEnv(through.href, 'smtp://127.0.0.1:1'), DRAIN_SECONDS: '3' });
  await server.address;
});
afterAll(async () => {
  await server.end('SIGKILL');
  await network.close();
  await database.drop();
});

test('an unresponsive database does not delay the exit', async () => {
  const address = await server.address;
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  network.swallows = true;
  const response = fetch(`${address}/v1/domains`);
  expect((await fetch(`${address}/readyz`)).status).toBe(503);
  expect((await response).status).toBe(503);
  const askedAt = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  const tookMs = performance.now() - askedAt;
  console.log(`Ended after ${Math.round(tookMs)} ms without the database`);
  expect(tookMs).toBeLessThan(exitWithinMs);
});
