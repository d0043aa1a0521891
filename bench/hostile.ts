import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Measure, percentile, rangeOf, rounded } from './lib/outcomes.ts';
import { startProduct } from './lib/product.ts';
import { visit } from './lib/traffic.ts';

// What visitors get while another client attacks the product with its limits on, one attack after the other. Linux: each
// attacker has a loopback address of its own. The visitors share one, so they send less than its limit of pages a minute.

const attacks = [
  'slow-headers',
  'slow-bodies',
  'silence',
  'slow-readers',
  'pipelining',
  'maximum-lengths',
  'uploads',
  'distinct-addresses',
  'page-flood',
  'call-flood',
  'file-flood',
];
const visitors = { visitors: 15, requestsPerSecond: 15 };
const settleMs = 2000;
const client = fileURLToPath(new URL('lib/hostileClient.ts', import.meta.url));

export const measure: Measure = async ({ seconds, postgres }) => {
  const product = await startProduct({ courses: 5000, postgres, trustedProxies: '' });
  const { address } = product;
  const mostUsed = async () => {
    let [memoryMb, eventLoopDelayMs] = [0, 0];
    await product.usage();
    for (let second = 0; second < seconds; second += 1) {
      await wait(1000);
      const used = await product.usage();
      memoryMb = Math.max(memoryMb, used.memoryMb);
      eventLoopDelayMs = Math.max(eventLoopDelayMs, used.eventLoopDelayMs);
    }
    return { memoryMb, eventLoopDelayMs };
  };
  const p99s = new Map<string, number>();
  const memories = new Map<string, number>();
  const delays = new Map<string, number>();
  let failed = 0;
  try {
    for (const name of ['no attack', ...attacks]) {
      const args = [client, name, address, String(seconds), `127.0.3.${attacks.indexOf(name) + 2}`];
      const attack = once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
      const visits = visit({ address, ...visitors, seconds });
      const [{ times, failures }, used] = await Promise.all([visits, mostUsed(), attack]);
      const p99 = percentile(times, 0.99);
      console.log(
        `  ${name}: ${failures.length} failed, p99 ${rounded(p99)} ms, at most ${rounded(used.memoryMb)} MB, ` +
          `event loop delayed by at most ${rounded(used.eventLoopDelayMs)} ms`,
      );
      for (const failure of failures.slice(0, 5)) console.log(`    ${failure}`);
      p99s.set(name, p99);
      memories.set(name, used.memoryMb);
      delays.set(name, used.eventLoopDelayMs);
      failed += failures.length;
      await wait(settleMs);
    }
  } finally {
    await product.end();
  }
  return [
    {
      what: `Visitors during each of ${attacks.length} attacks, ${seconds} s each: failures / p99, ms / memory, MB / delay of the event loop, ms`,
      aim: '0 / ≤ 500 / ≤ 650 / ≤ 100',
      measured: `${failed} / ${rangeOf(p99s)} / ${rangeOf(memories)} / ${rangeOf(delays)}`,
    },
  ];
};
