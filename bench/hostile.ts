import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endWith } from './lib/verdict.ts';
import { engineOf, product, startWorld } from './lib/world.ts';

// What a visitor gets while another client does its worst, one attack after the other, on the built product with its
// limits on: p99 below 500 ms, every answer a success, and memory within 20 % of what visitors alone take.
// `npm run stress hostile [embedded|postgres] [seconds for each attack]`. Linux: each client has a loopback address.

const attacks = [
  'slow-headers',
  'slow-bodies',
  'silence',
  'slow-readers',
  'pipelining',
  'maximum-lengths',
  'distinct-addresses',
  'page-flood',
  'call-flood',
  'file-flood',
];
const courses = 5000;
const p99AtMostMs = 500;
const memoryGrowthAtMost = 0.2;
const askEveryMs = 50;
/** For example, four visitors behind one address. */
const visitorSockets = 24;
const warmUps = 4;
const settleMs = 2000;

const engine = engineOf(process.argv[2]);
const seconds = Number(process.argv[3] ?? 30);
const client = fileURLToPath(new URL('lib/hostileClient.ts', import.meta.url));

/**
 * Runs an attack in another process from an address of its own, so that the limits that one attack exhausts do not
 * affect the next.
 * @returns its results
 */
async function attack(name: string, address: string): Promise<string> {
  const own = `127.0.3.${attacks.indexOf(name) + 2}`;
  const child = spawn(process.execPath, [client, name, address, String(seconds), own], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return (await text(child.stdout)).trim();
}

/** The requests of a visitor: pages, calls and files. */
const visits = (turn: number) =>
  [
    `/course/course-${(turn % 100) + 1}`,
    `/v1/categories/category-${(turn % 200) + 1}/courses`,
    '/favicon.svg',
    `/v1/courses/course-${((turn * 37) % courses) + 1}`,
  ][turn % 4] ?? '/';

interface Visit {
  ms: number;
  status: number | null;
  path: string;
}

function visit(address: string, path: string, agent: Agent): Promise<Visit> {
  const began = performance.now();
  const done = (status: number | null) => ({ ms: performance.now() - began, status, path });
  return new Promise((resolve) => {
    const outgoing = get(
      `${address}${path}`,
      { agent, localAddress: '127.0.0.2', timeout: 30_000 },
      (answer) => {
        answer.resume().once('close', () => resolve(done(answer.statusCode ?? null)));
      },
    );
    outgoing.once('timeout', () => outgoing.destroy()).once('error', () => resolve(done(null)));
  });
}

/** Sends requests at a constant rate, whatever the response times, until it is stopped. */
async function visitUntil(address: string, stopped: Promise<unknown>): Promise<Visit[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitorSockets });
  const visited: Promise<Visit>[] = [];
  let goesOn = true;
  void stopped.finally(() => {
    goesOn = false;
  });
  for (let turn = 0; goesOn; turn += 1) {
    visited.push(visit(address, visits(turn), agent));
    await wait(askEveryMs);
  }
  const all = await Promise.all(visited);
  agent.destroy();
  return all;
}

const at = (sorted: number[], share: number) =>
  Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

const world = await startWorld(engine, courses, { entry: product, env: { TRUSTED_PROXIES: '' } });
const broken: string[] = [];
const { address, metrics, tidy } = world;
const memory = async () => (await metrics())('process_resident_memory_bytes');

/** The server's maximum memory, sampled every second until it is stopped. */
async function mostMemory(stopped: Promise<unknown>): Promise<number> {
  let most = await memory();
  let goesOn = true;
  void stopped.finally(() => {
    goesOn = false;
  });
  while (goesOn) {
    await Promise.race([stopped, wait(1000)]);
    most = Math.max(most, await memory());
  }
  return most;
}

try {
  let warm = 0;
  for (let count = 0; count < warmUps; count += 1) {
    const visiting = attack('visitors', address);
    warm = Math.max(warm, await mostMemory(visiting));
  }
  console.log(`  Warm after ${warmUps} loads of ${seconds} s: ${megabytes(warm)}`);
  for (const name of ['nobody', ...attacks]) {
    const attacking = name === 'nobody' ? wait(seconds * 1000, '{}') : attack(name, address);
    const [got, visited, most] = await Promise.all([
      attacking,
      visitUntil(address, attacking),
      mostMemory(attacking),
    ]);
    const times = visited.map(({ ms }) => ms).toSorted((one, other) => one - other);
    const [median, p99, longest] = [at(times, 0.5), at(times, 0.99), at(times, 1)];
    const growth = most / warm - 1;
    const failed = visited.filter(({ status }) => status !== 200);
    console.log(
      `  ${name.padEnd(19)} ${visited.length} visits: median ${median} ms, p99 ${p99} ms, longest ${longest} ms; ` +
        `${failed.length} failed; memory ${megabytes(most)} (${(growth * 100).toFixed(0)} %); the client got ${got}`,
    );
    if (name === 'nobody' && p99 >= p99AtMostMs) {
      broken.push('the machine is too busy: a visitor waits too long even without an attack');
    }
    if (p99 >= p99AtMostMs) broken.push(`${name}: p99 of the visitor is ${p99} ms`);
    if (growth > memoryGrowthAtMost) broken.push(`${name}: memory grew by ${(growth * 100).toFixed(0)} %`);
    for (const { path, status } of failed.slice(0, 5))
      broken.push(`${name}: ${path} got ${status ?? 'no answer'}`);
    await wait(settleMs);
  }
} finally {
  await tidy();
}
endWith(broken);
