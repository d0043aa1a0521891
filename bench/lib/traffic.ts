import { randomInt } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { signInAt } from '@lyceum/api/testing';
import autocannon from 'autocannon';
import { categories, domains, emailOf, password, popular } from './catalog.ts';

/** The headers of a visitor's browser, with an address of its own for the limits by address. */
export const visitorHeaders = () => ({
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en',
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

/**
 * The paths that visitors request in turn, a page and then a call: the most popular courses and, as each has a category of its
 * own, lists with further pages and orders.
 */
export const visitedPaths: readonly string[] = Array.from({ length: popular }, (_, turn) => {
  const [domain, category] = [`domain-${(turn % domains) + 1}`, `category-${(turn % categories) + 1}`];
  const sortBy = ['name', 'rating', 'enrolled', 'price'][turn % 4];
  return [
    '/',
    '/v1/domains?populate=categories',
    `/domain/${domain}`,
    `/v1/domains/${domain}/categories?sortBy=popularity`,
    `/category/${category}`,
    `/v1/categories/${category}/courses?sortBy=${sortBy}`,
    `/course/course-${turn + 1}`,
    `/v1/categories/${category}/courses?page=${(turn % 10) + 2}`,
    '/sessions',
    `/v1/courses/course-${turn * 3 + 1}`,
  ];
}).flat();

/**
 * Sends requests over 20 connections, each after the response to the one before.
 * @param pathOf the path of each request
 * @returns the requests a second @throws if one fails
 */
export async function throughputOf(
  address: string,
  pathOf: (turn: number) => string,
  until: { seconds: number } | { requests: number },
): Promise<number> {
  let turn = 0;
  const { requests, errors, non2xx } = await autocannon({
    url: address,
    connections: 20,
    timeout: 30,
    ...('seconds' in until ? { duration: until.seconds } : { amount: until.requests }),
    requests: [
      {
        setupRequest(request) {
          turn += 1;
          return { ...request, path: pathOf(turn), headers: visitorHeaders() };
        },
      },
    ],
  });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests like ${pathOf(1)} failed.`);
  return requests.average;
}

interface Visits {
  address: string;
  visitors: number;
  /** By all visitors. */
  requestsPerSecond: number;
  seconds: number;
}

/**
 * Visitors with a connection each, who request pages and calls at random times.
 * @returns the response times in ms and the failures
 */
export async function visit({ address, visitors, requestsPerSecond, seconds }: Visits) {
  const times: number[] = [];
  const failures: string[] = [];
  const until = performance.now() + seconds * 1000;
  const meanMs = (1000 * visitors) / requestsPerSecond;
  const request = (path: string, agent: Agent, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      get(`${address}${path}`, { agent, headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      }).on('error', reject);
    });
  const stay = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = visitorHeaders();
    let dueAt = performance.now() + Math.random() * meanMs;
    for (let turn = randomInt(visitedPaths.length); dueAt < until; turn += 1) {
      await wait(Math.max(0, dueAt - performance.now()));
      const path = visitedPaths[turn % visitedPaths.length] ?? '/';
      const status = await request(path, agent, headers).catch(String);
      if (status !== 200) failures.push(`${path}: ${status}`);
      // From the planned time, as a late response delays the visitor's next request.
      times.push(performance.now() - dueAt);
      dueAt += -Math.log(1 - Math.random()) * meanMs;
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: visitors }, stay));
  return { times, failures };
}

/**
 * Enrolls in a popular course each second, until the work has ended. After the last course, the user leaves them again.
 * @returns what the work returns, and the failures
 */
export async function whileEnrolling<Result>(address: string, work: Promise<Result>) {
  const token = await signInAt(address, { email: emailOf(2), password });
  const headers = { authorization: `Bearer ${token}` };
  const failures: string[] = [];
  let hasEnded = false;
  const ended = work.finally(() => {
    hasEnded = true;
  });
  for (let turn = 0; !hasEnded; turn += 1) {
    const method = Math.floor(turn / popular) % 2 === 0 ? 'POST' : 'DELETE';
    const path = `/v1/courses/course-${(turn % popular) + 1}/enroll`;
    const { status } = await fetch(`${address}${path}`, { method, headers });
    if (status >= 400) failures.push(`${method} ${path}: ${status}`);
    await Promise.race([ended, wait(1000)]);
  }
  return { result: await ended, failures };
}
