import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshServerDatabase } from '../testing/database.ts';
import { type ServerProcess, serverEnv, startServer } from '../testing/serverProcess.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let database: Awaited<ReturnType<typeof freshServerDatabase>>;
let server: ServerProcess;
let address: string;

beforeAll(async () => {
  database = await freshServerDatabase();
  server = startServer({ ...serverEnv(database.url, 'smtp://127.0.0.1:1'), SERVER_PROCESSES: '2' });
  address = await server.address;
});
afterAll(async () => {
  await server.end('SIGKILL');
  await database.drop();
});

/** A request that Node handed to a process just before it was killed gets no response, so it is repeated. */
const get = (path: string) =>
  fetch(`${address}${path}`, { headers: { connection: 'close' }, signal: AbortSignal.timeout(5000) });

async function metric(name: string): Promise<number> {
  const text = await (await get('/metrics')).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

/** The ids of the processes that have answered so far. */
const pids = () => new Set([...server.output.out.matchAll(/"pid":(\d+)/g)].map(([, pid]) => Number(pid)));

async function answeringPids(count: number): Promise<Set<number>> {
  await expect
    .poll(
      async () => {
        await get('/healthz');
        return pids().size;
      },
      { timeout: 30_000 },
    )
    .toBe(count)
    .catch((cause: unknown) => {
      throw new Error(`Of ${count} processes, ${pids().size} answered:\n${server.output.err}`, { cause });
    });
  return pids();
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const tags = ['10.139'];

test('several processes answer on one port, and one that ends is replaced', { tags }, async () => {
  const [killed = 0] = await answeringPids(2);
  expect(server.output.out.match(/The API is at/g)).toHaveLength(1);
  await expect.poll(() => metric('lyceum_server_processes'), { timeout: 30_000 }).toBe(2);
  expect(await metric('lyceum_database_up')).toBe(1);
  process.kill(killed, 'SIGKILL');
  await answeringPids(3);
  await expect.poll(() => metric('lyceum_server_processes'), { timeout: 30_000 }).toBe(2);
  expect((await get('/readyz')).status).toBe(200);
});

test('a signal stops all of them', { tags }, async () => {
  const known = pids();
  expect(await server.end('SIGTERM')).toBe(0);
  expect([...known].filter(isRunning)).toEqual([]);
});
