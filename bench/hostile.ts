import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Measure, percentile, rangeOf, rounded } from './lib/outcomes.ts';
import { startProduct } from './lib/product.ts';

// What a visitor gets while another client attacks the product with its limits on, one attack after the other. Linux: each
// client has a loopback address of its own.

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
const visitEveryMs = 50;
const settleMs = 2000;
const client = fileURLToPath(new URL('lib/hostileClient.ts', import.meta.url));

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
  /** Null without a response. */
  status: number | null;
}

function visit(url: string, agent: Agent): Promise<Visit> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const done = (status: number | null) => resolve({ ms: performance.now() - startedAt, status });
    const request = get(url, { agent, localAddress: '127.0.0.2', timeout: 30_000 }, (response) => {
      response.resume().once('close', () => done(response.statusCode ?? null));
    });
    request.once('timeout', () => request.destroy()).once('error', () => done(null));
  });
}

export const measure: Measure = async ({ seconds, postgres }) => {
  const product = await startProduct({ courses, postgres, trustedProxies: '' });
  const agent = new Agent({ keepAlive: true, maxSockets: 24 });

  /** Visits at a constant rate, whatever the response times, while something goes on. */
  const visitDuring = async (attack: Promise<unknown>) => {
    const visited: Promise<Visit>[] = [];
    let hasEnded = false;
    void attack.finally(() => {
      hasEnded = true;
    });
    let mostMemory = 0;
    for (let turn = 0; !hasEnded; turn += 1) {
      visited.push(visit(`${product.address}${visits(turn)}`, agent));
      if (turn % 20 === 0) mostMemory = Math.max(mostMemory, await product.memory());
      await wait(visitEveryMs);
    }
    const all = await Promise.all(visited);
    const times = all.map(({ ms }) => ms);
    return {
      p99: percentile(times, 0.99),
      failed: all.filter(({ status }) => status !== 200).length,
      mostMemory,
    };
  };

  const p99s = new Map<string, number>();
  const memories = new Map<string, number>();
  let failures = 0;
  try {
    for (const name of ['no attack', ...attacks]) {
      const args = [client, name, product.address, String(seconds), `127.0.3.${attacks.indexOf(name) + 2}`];
      const attack =
        name === 'no attack'
          ? wait(seconds * 1000)
          : once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
      const { p99, failed, mostMemory } = await visitDuring(attack);
      console.log(`  ${name}: ${failed} failed, p99 ${rounded(p99)} ms, at most ${rounded(mostMemory)} MB`);
      p99s.set(name, p99);
      memories.set(name, mostMemory);
      failures += failed;
      await wait(settleMs);
    }
  } finally {
    await product.end();
  }
  return [
    {
      what: `A visitor during each of ${attacks.length} attacks, ${seconds} s each: failed visits / p99, ms / memory, MB`,
      aim: '0 / ≤ 500 / ≤ 650',
      measured: `${failures} / ${rangeOf(p99s)} / ${rangeOf(memories)}`,
    },
  ];
};
