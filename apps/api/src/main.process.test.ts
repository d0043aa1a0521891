import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

// A process' first start makes a whole database, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let folder: string;
const started: { child: ChildProcess; ended: Promise<number | null> }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lyceum-process-'));
});
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the server as a process of its own, on the folder that all tests of this file share. */
function start(env: Record<string, string> = {}) {
  const main = new URL('./main.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_NO_WARNINGS: '1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      ...env,
    },
  });
  const output = { out: '', err: '' };
  const address = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<number | null>();
  started.push({ child, ended: ended.promise });
  child.stdout.on('data', (chunk) => {
    output.out += String(chunk);
    const found = /http:\/\/[\d.:]+/.exec(output.out)?.[0];
    if (found) address.resolve(found);
  });
  child.stderr.on('data', (chunk) => {
    output.err += String(chunk);
  });
  child.on('exit', (code) => {
    ended.resolve(code);
    address.reject(new Error(`It ended with ${code}: ${output.err}`));
  });
  address.promise.catch(() => {});
  return { child, output, address: address.promise, ended: ended.promise };
}

async function call(
  address: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: unknown }> {
  const json = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`${address}/v1${path}`, body ? json : {});
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

const credentials = { email: 'nour@example.org', password: 'a long sentence' };

test('what was answered is still true after kill -9, and the person is still signed in', async () => {
  const first = start();
  const registered = await call(await first.address, '/auth/register', {
    name: 'Nour Haddad',
    ...credentials,
  });
  expect(registered).toMatchObject({ status: 201, body: { user: { email: 'nour@example.org' } } });
  first.child.kill('SIGKILL');
  await first.ended;

  const second = start();
  const address = await second.address;
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(await call(address, '/auth/login', credentials)).toMatchObject({ status: 200 });
  const { tokens } = registered.body as { tokens: { refresh: { token: string } } };
  const renewed = await call(address, '/auth/refresh-tokens', { refreshToken: tokens.refresh.token });
  expect(renewed).toMatchObject({ status: 200 });
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('a second process on the same folder is refused in one sentence', async () => {
  const first = start();
  await first.address;
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output.err).toMatch(/^DATA_DIR .+ is open in another process.+\n$/);
  expect((await fetch(`${await first.address}/readyz`)).status).toBe(200);
});

test('a secret is made once, and only its owner can read it', async () => {
  const { address } = start();
  await address;
  const file = join(folder, 'data', 'jwt-secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file, 'utf8')).length).toBeGreaterThanOrEqual(32);
});

test('a wrong setting is one sentence and the end', async () => {
  const { ended, output } = start({ PORT: 'eighty' });
  expect(await ended).toBe(1);
  expect(output.err).toMatch(/^PORT is "eighty", .+\n$/);
});

test('a database that is not there is one sentence and the end', async () => {
  // Port 1 refuses every connection; the password must not be told.
  const { ended, output } = start({
    DATABASE_URL: 'postgres://someone:secret-word@127.0.0.1:1/lyceum',
    JWT_SECRET: 'a secret of more than thirty-two characters',
    SMTP_URL: 'smtp://127.0.0.1:2525',
  });
  expect(await ended).toBe(1);
  expect(output.err).toMatch(/^The database lyceum at 127\.0\.0\.1:1 cannot be opened \(.+\), so .+\n$/);
  expect(output.err).not.toContain('secret-word');
});

test('an administrator is made from the settings, once', async () => {
  const admin = { ADMIN_EMAIL: 'boss@lyceum.example', ADMIN_PASSWORD: 'a long sentence' };
  const first = start(admin);
  const login = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
  const expected = { status: 200, body: { user: { role: 'admin', isEmailVerified: true } } };
  expect(await call(await first.address, '/auth/login', login)).toMatchObject(expected);
  first.child.kill('SIGTERM');
  await first.ended;
  const second = start({ ...admin, ADMIN_PASSWORD: 'something else' });
  expect(await call(await second.address, '/auth/login', login)).toMatchObject(expected);
});
