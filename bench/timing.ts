import { createDataFolder, serverEnv, startServer } from '@lyceum/api/testing';

// Tests that response times do not reveal which emails have an account: it compares pairs of calls, one with a known and
// one with an unknown email, with all limits enabled. It uses the embedded database unless DATABASE_URL is set.

const pairs = 200;
const warmUp = 20;
const largestGapMs = 5;

interface Times {
  known: number[];
  unknown: number[];
}

const { DATABASE_URL } = process.env;
const data = await createDataFolder();
const server = startServer({
  DATA_DIR: data.folder,
  // Each pair comes from an address of its own, as the failed attempts of an address are limited.
  TRUSTED_PROXIES: 'loopback',
  ...(DATABASE_URL && serverEnv(DATABASE_URL, 'smtp://127.0.0.1:1')),
});

/** @returns the milliseconds until the end of the response @throws on another status */
async function call(path: string, pair: number, body: object, expected: number): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `198.18.${pair >> 8}.${pair & 255}`,
  };
  const url = `${await server.address}/v1/auth/${path}`;
  const started = performance.now();
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  const duration = performance.now() - started;
  if (response.status !== expected) throw new Error(`${url} responded ${response.status}, not ${expected}`);
  return duration;
}

const run = Date.now().toString(36);
const known = (pair: number) => `known-${run}-${pair}@example.org`;
const unknown = (pair: number) => `other-${run}-${pair}@example.org`;

async function measure(request: (email: string, pair: number) => Promise<number>): Promise<Times> {
  const times: Times = { known: [], unknown: [] };
  for (let pair = 0; pair < warmUp + pairs; pair += 1) {
    const both = [
      [times.known, known(pair)],
      [times.unknown, unknown(pair)],
    ] as const;
    // The order alternates, as the second call may benefit from warm caches.
    for (const [list, email] of pair % 2 === 0 ? both : both.toReversed()) {
      const duration = await request(email, pair);
      if (pair >= warmUp) list.push(duration);
    }
  }
  return times;
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
const minimum = (times: number[]) => Math.min(...times);

/** Prints the gaps between known and unknown emails. @returns whether all are small enough */
function report(name: string, times: Times): boolean {
  const gaps = [median, minimum].map((statistic) => {
    const [a, b] = [statistic(times.known), statistic(times.unknown)];
    const gap = Math.abs(a - b);
    console.log(
      `  ${name}, ${statistic.name}: known ${a.toFixed(1)} ms, unknown ${b.toFixed(1)} ms, gap ${gap.toFixed(1)} ms`,
    );
    return gap;
  });
  return Math.max(...gaps) < largestGapMs;
}

try {
  const password = 'a long sentence';
  for (let pair = 0; pair < warmUp + pairs; pair += 1) {
    await call('register', pair, { name: 'Known', email: known(pair), password }, 201);
  }
  const login = await measure((email, pair) =>
    call('login', pair, { email, password: 'something else' }, 401),
  );
  const forgotten = await measure((email, pair) => call('forgot-password', pair, { email }, 204));
  const passes = [report('Login', login), report('Forgotten password', forgotten)].every(Boolean);
  console.log(passes ? `  Every gap is below ${largestGapMs} ms.` : `  A gap is ${largestGapMs} ms or more.`);
  process.exitCode = passes ? 0 : 1;
} finally {
  await server.end('SIGTERM');
  await data.remove();
}
