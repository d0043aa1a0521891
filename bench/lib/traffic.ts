import { randomInt } from 'node:crypto';
import autocannon from 'autocannon';
import { categories, domains, emailOf, password, userCount } from './catalog.ts';

const json = { 'content-type': 'application/json' };
/** As a browser asks, so that answers are compressed. */
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en,ar;q=0.8' };
/** After so many requests a visitor begins again with the first. */
const requestsOfOne = 60;
const sorts = ['name', 'rating', 'enrolled', 'price'];

/** What visitors read, over and over: lists, their later pages and other orders, single things, searches. */
export function reads(courses: number): autocannon.Request[] {
  const paths = Array.from({ length: 200 }, (_, turn) => {
    const category = (turn % categories) + 1;
    const list = `/v1/categories/category-${category}/courses`;
    return [
      '/v1/domains?populate=categories',
      `/v1/domains/domain-${(turn % domains) + 1}/categories?sortBy=popularity`,
      `${list}?sortBy=${sorts[turn % sorts.length]}`,
      `${list}?page=${(turn % 10) + 2}`,
      `/v1/courses/course-${((turn * 241) % courses) + 1}`,
      turn % 2 === 0 ? '/v1/sessions' : `/v1/expertises?search=${(turn + 256).toString(16)}a`,
    ];
  }).flat();
  return paths.map((path) => ({ method: 'GET', path }));
}

/** Each person signs in, one after the other, again and again. */
export function signIns(): autocannon.Request[] {
  return Array.from({ length: userCount }, (_, index) => ({
    method: 'POST',
    path: '/v1/auth/login',
    headers: json,
    body: JSON.stringify({ email: emailOf(index + 1), password }),
  }));
}

/** How much of which requests. */
export interface Traffic {
  address: string;
  requests: autocannon.Request[];
  connections: number;
  seconds: number;
  /** How many requests a second, over all connections. @default as many as are answered */
  perSecond?: number | undefined;
}

/** What came of it; each answer that is no success in words. */
export type Driven = autocannon.Result & { failures: string[] };

/** Sends requests over and over; each connection waits for its answer before it asks again. */
export async function drive({
  address,
  requests,
  connections,
  seconds,
  perSecond,
}: Traffic): Promise<Driven> {
  const failures: string[] = [];
  const began = performance.now();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url: address,
      connections,
      duration: seconds,
      timeout: 30,
      ...(perSecond !== undefined && { overallRate: perSecond }),
      // Each connection is a visitor with an address of its own, and begins elsewhere, so that not all ask for the same
      // at the same moment. As an option of all connections the requests would be prepared once for each: for seconds.
      setupClient: (client) => {
        const visitor = { ...browser, 'x-forwarded-for': someAddress() };
        const from = randomInt(requests.length);
        const own = [...requests.slice(from), ...requests.slice(0, from)].slice(0, requestsOfOne);
        client.setRequests(
          own.map((request) => ({ ...request, headers: { ...visitor, ...request.headers } })),
        );
      },
    };
    autocannon(options, (error, done) => (error ? reject(error) : resolve(done))).on(
      'response',
      (_client, status, _bytes, tookMs) => {
        if (status < 400) return;
        const second = Math.round((performance.now() - began) / 1000);
        failures.push(`${status} after ${Math.round(tookMs)} ms, ${second} s from the beginning`);
      },
    );
  });
  return { ...result, failures };
}

const someAddress = () => `10.${[randomInt(256), randomInt(256), randomInt(1, 255)].join('.')}`;

interface Bounds {
  /** How many were to be made: at least nine of ten of them have to have been answered. @default 1 */
  asked?: number | undefined;
  /** The share of answers that may be no success. @default 0 */
  failuresAtMost?: number;
}

/** What went wrong; empty when every request was answered as it should be. */
export function wrongIn(
  what: string,
  { errors, timeouts, failures, requests }: Driven,
  { asked = 1, failuresAtMost = 0 }: Bounds = {},
): string[] {
  const wrong = Object.entries({ errors, timeouts })
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${what}: ${count} ${kind}`);
  if (failures.length > failuresAtMost * requests.total) {
    wrong.push(`${what}: ${failures.length} answers that are no success`);
    wrong.push(...failures.slice(0, 10).map((failure) => `${what}: ${failure}`));
  }
  if (requests.total < asked * 0.9) wrong.push(`${what}: only ${requests.total} were answered`);
  return wrong;
}
