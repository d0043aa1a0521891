import { randomInt } from 'node:crypto';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { browser, someAddress } from './traffic.ts';

interface Visits {
  address: string;
  /** The paths that visitors request, in this order, each from another one on. */
  paths: readonly string[];
  visitors: number;
  /** Requests per second over all visitors. */
  perSecond: number;
  seconds: number;
}

/** The times of all responses in ms, sorted, and the failures. */
interface Visited {
  times: number[];
  failures: string[];
}

/**
 * Visitors with a connection each, who request something at random times. Autocannon would send the requests of all
 * connections at once at the start of each second, and count a slow response once for each of its milliseconds.
 */
export async function visit({ address, paths, visitors, perSecond, seconds }: Visits): Promise<Visited> {
  const times: number[] = [];
  const failures: string[] = [];
  const until = performance.now() + seconds * 1000;
  const meanMs = (1000 * visitors) / perSecond;
  const request = (path: string, agent: Agent, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      get(`${address}${path}`, { agent, headers }, (response) => {
        text(response).then(() => resolve(response.statusCode ?? 0), reject);
      }).on('error', reject);
    });
  const stay = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { ...browser, 'x-forwarded-for': someAddress() };
    let dueAt = performance.now() + Math.random() * meanMs;
    for (let turn = randomInt(paths.length); dueAt < until; turn += 1) {
      await wait(Math.max(0, dueAt - performance.now()));
      const path = paths[turn % paths.length] ?? '/';
      try {
        const status = await request(path, agent, headers);
        if (status >= 400) failures.push(`${path}: ${status}`);
      } catch (error) {
        failures.push(`${path}: ${error}`);
      }
      // From the planned time: a late response delays nobody's next request without being counted.
      times.push(performance.now() - dueAt);
      dueAt += -Math.log(1 - Math.random()) * meanMs;
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: visitors }, stay));
  return { times: times.toSorted((one, other) => one - other), failures };
}
