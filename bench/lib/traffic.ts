import { randomInt } from 'node:crypto';
import autocannon from 'autocannon';
import { categories, domains, emailOf, password, userCount } from './catalog.ts';

const json = { 'content-type': 'application/json' };
/** The headers of a browser, so that responses are compressed. */
export const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en,ar;q=0.8' };
/** The number of requests after which a connection starts over. */
const requestsOfOne = 60;
const sorts = ['name', 'rating', 'enrolled', 'price'];

/** The reads of visitors: lists with further pages and orders, single resources, searches. */
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

/** All users sign in, one after another, repeatedly. */
export function signIns(): autocannon.Request[] {
  return Array.from({ length: userCount }, (_, index) => ({
    method: 'POST',
    path: '/v1/auth/login',
    headers: json,
    body: JSON.stringify({ email: emailOf(index + 1), password }),
  }));
}

/** A workload. */
export interface Traffic {
  address: string;
  requests: autocannon.Request[];
  connections: number;
  seconds: number;
  /** Requests per second over all connections. @default unlimited */
  perSecond?: number | undefined;
  /** The visitors behind a connection, each with an address of its own. @default 1 */
  visitors?: number;
}

/** The results; failed responses as text. */
export type Driven = autocannon.Result & { failures: string[] };

/**
 * autocannon decodes each body as UTF-8. For a compressed body that takes several times as long as the response took the
 * server, so the measurement would be of the client.
 */
function discardBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(): void } };
  pipelinedRequests.addBody = () => {};
}

/** Sends requests repeatedly; each connection waits for the response before the next request. */
export async function drive({
  address,
  requests,
  connections,
  seconds,
  perSecond,
  visitors = 1,
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
      // Each connection is a visitor with an address of its own and starts at a different request, so that they do not
      // send the same one at once. As an option of all connections, the requests would be prepared for each of them,
      // which takes seconds.
      setupClient: (client) => {
        discardBodies(client);
        const addresses = Array.from({ length: visitors }, someAddress);
        const from = randomInt(requests.length);
        const inTurn = (turn: number) => requests[(from + turn) % requests.length];
        client.setRequests(
          Array.from({ length: Math.max(requestsOfOne, visitors) }, (_, turn) => ({
            ...inTurn(turn),
            headers: {
              ...browser,
              'x-forwarded-for': addresses[turn % visitors] ?? '',
              ...inTurn(turn)?.headers,
            },
          })),
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

/** The address of a visitor. */
export const someAddress = () => `10.${[randomInt(256), randomInt(256), randomInt(1, 255)].join('.')}`;

interface Bounds {
  /** The planned number of requests, of which nine in ten have to be answered. @default 1 */
  planned?: number | undefined;
  /** The maximum share of failed responses. @default 0 */
  failuresAtMost?: number;
}

/** The violated bounds; empty without any. */
export function wrongIn(
  what: string,
  { errors, timeouts, failures, requests }: Driven,
  { planned = 1, failuresAtMost = 0 }: Bounds = {},
): string[] {
  const wrong = Object.entries({ errors, timeouts })
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${what}: ${count} ${kind}`);
  if (failures.length > failuresAtMost * requests.total) {
    wrong.push(`${what}: ${failures.length} answers that are no success`);
    wrong.push(...failures.slice(0, 10).map((failure) => `${what}: ${failure}`));
  }
  if (requests.total < planned * 0.9) wrong.push(`${what}: only ${requests.total} were answered`);
  return wrong;
}
