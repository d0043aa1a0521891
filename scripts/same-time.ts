import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveUp, root, step } from './lib/run.ts';

// Measures whether the time that a sign-in and a forgotten password take tells which e-mail addresses have an account:
// pairs of calls, one with a known and one with an unknown address, in changing order, with all limits on. Without
// DATABASE_URL it measures the embedded database.

const pairs = 200;
const warmUp = 20;
const largestGapMs = 5;

interface Measured {
  known: number[];
  unknown: number[];
}

const { PATH = '', HOME = '', DATABASE_URL } = process.env;
const dataDir = await mkdtemp(join(tmpdir(), 'lyceum-same-time-'));

function startServer(): { child: ChildProcess; address: Promise<string> } {
  const child = spawn(process.execPath, [join(root, 'apps/api/src/main.ts')], {
    env: {
      PATH,
      HOME,
      PORT: '0',
      DATA_DIR: dataDir,
      // So that each pair can come from an address of its own, as guesses of one address are limited.
      TRUSTED_PROXIES: 'loopback',
      ...(DATABASE_URL && {
        DATABASE_URL,
        JWT_SECRET: 'a secret for this measurement only',
        SMTP_URL: 'smtp://127.0.0.1:1',
      }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = new Promise<string>((resolve) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /http:\/\/[\d.:]+/.exec(said)?.[0];
      if (found) resolve(found);
    });
    child.on('exit', (code) => giveUp(`The server ended with ${code} before it was measured.`));
  });
  return { child, address };
}

/** Makes a call as someone at that address. @returns the milliseconds until the whole answer was there */
async function call(url: string, from: number, body: object, expected: number): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `198.18.${from >> 8}.${from & 255}`,
  };
  const began = performance.now();
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  const took = performance.now() - began;
  if (response.status !== expected) {
    throw new Error(`${url} was answered by ${response.status}, not by ${expected}`);
  }
  return took;
}

const run = Date.now().toString(36);
const known = (pair: number) => `known-${run}-${pair}@example.org`;
const unknown = (pair: number) => `other-${run}-${pair}@example.org`;

async function measure(ask: (email: string, pair: number) => Promise<number>): Promise<Measured> {
  const measured: Measured = { known: [], unknown: [] };
  for (let pair = 0; pair < warmUp + pairs; pair += 1) {
    const both = [
      [measured.known, known(pair)],
      [measured.unknown, unknown(pair)],
    ] as const;
    // Whoever comes second may find something warm.
    for (const [times, email] of pair % 2 === 0 ? both : both.toReversed()) {
      const took = await ask(email, pair);
      if (pair >= warmUp) times.push(took);
    }
  }
  return measured;
}

const median = (times: number[]) =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
const minimum = (times: number[]) => Math.min(...times);

/** @returns whether the time tells nothing */
function report(name: string, measured: Measured): boolean {
  const gaps = [median, minimum].map((figure) => {
    const [one, other] = [figure(measured.known), figure(measured.unknown)];
    const gap = Math.abs(one - other);
    console.log(
      `  ${name}, ${figure.name}: known ${one.toFixed(1)} ms, unknown ${other.toFixed(1)} ms, gap ${gap.toFixed(1)} ms`,
    );
    return gap;
  });
  return Math.max(...gaps) < largestGapMs;
}

const { child, address } = startServer();
try {
  const url = `${await address}/v1/auth`;
  const password = 'a long sentence';
  await step(`Registering ${warmUp + pairs} people`, async () => {
    for (let pair = 0; pair < warmUp + pairs; pair += 1) {
      await call(`${url}/register`, pair, { name: 'Known', email: known(pair), password }, 201);
    }
  });
  const signIn = await step('Signing in with wrong passwords', () =>
    measure((email, pair) => call(`${url}/login`, pair, { email, password: 'something else' }, 401)),
  );
  const forgotten = await step('Asking for new passwords', () =>
    measure((email, pair) => call(`${url}/forgot-password`, pair, { email }, 204)),
  );
  const isSame = [report('Sign-in', signIn), report('Forgotten password', forgotten)].every(Boolean);
  console.log(isSame ? '  The time tells nothing.' : `  A gap is ${largestGapMs} ms or more.`);
  process.exitCode = isSame ? 0 : 1;
} finally {
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
  await once(child, 'exit');
  await rm(dataDir, { recursive: true, force: true });
  for (const rest of ['.lock', '.lock-journal']) await rm(`${dataDir}${rest}`, { force: true });
}
