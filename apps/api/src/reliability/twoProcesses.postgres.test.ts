import { rate, signInFailuresBeforeBackoff } from '@lyceum/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SignedIn } from '../people/accounts.ts';
import { connect } from '../platform/database/pool.ts';
import { freshServerDatabase } from '../testing/database.ts';
import { type MailServer, startMailServer } from '../testing/mailServer.ts';
import { callServer, type ServerProcess, serverEnv, startServer } from '../testing/serverProcess.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let mailServer: MailServer;
let database: Awaited<ReturnType<typeof freshServerDatabase>>;
let processes: ServerProcess[];
/** The address of each process. */
let addresses: string[];

// A concurrent start on a database without tables: each process tries to migrate it and to create the administrator.
beforeAll(async () => {
  mailServer = await startMailServer();
  database = await freshServerDatabase(null);
  const admin = { ADMIN_EMAIL: 'boss@lyceum.example', ADMIN_PASSWORD: 'a long sentence' };
  const env = { ...serverEnv(database.url, mailServer.url), ...admin };
  processes = [startServer(env), startServer(env)];
  addresses = await Promise.all(processes.map(({ address }) => address));
});
afterAll(async () => {
  await Promise.all(processes.map(({ end }) => end('SIGTERM')));
  await mailServer.close();
  await database.drop();
});

const at = (index: number) => addresses[index % addresses.length] ?? '';
const post = (index: number, path: string, body: object, token?: string) =>
  callServer(at(index), path, { method: 'POST', body, ...(token && { token }) });
const profile = (index: number, token: string) => callServer(at(index), '/users/profile', { token });

async function register(index: number, email: string): Promise<SignedIn> {
  const body = { name: 'Nour Haddad', email, password: 'a long sentence' };
  const response = await post(index, '/auth/register', body);
  expect(response).toMatchObject({ status: 201 });
  return response.body as SignedIn;
}

test('two processes that start concurrently on an empty database migrate it once and become ready', async () => {
  for (const address of addresses) expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const { db, close } = connect(database.url);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const administrators = await db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
  await close();
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(3);
  expect(administrators).toHaveLength(1);
});

test('a session starts and ends on both processes', async () => {
  const { tokens } = await register(0, 'everywhere@example.org');
  for (const index of [0, 1])
    expect(await profile(index, tokens.access.token)).toMatchObject({ status: 200 });
  const renewed = await post(1, '/auth/refresh-tokens', { refreshToken: tokens.refresh.token });
  expect(renewed).toMatchObject({ status: 200 });
  // The second tab, on another process, a moment later.
  const again = await post(0, '/auth/refresh-tokens', { refreshToken: tokens.refresh.token });
  const { refresh, access } = renewed.body as SignedIn['tokens'];
  expect(again.body).toMatchObject({ refresh });
  expect(await post(0, '/auth/logout', { refreshToken: refresh.token })).toMatchObject({ status: 204 });
  for (const index of [0, 1]) expect(await profile(index, access.token)).toMatchObject({ status: 401 });
});

test('a rate limit applies across processes', async () => {
  const { tokens } = await register(0, 'eager@example.org');
  const statuses: number[] = [];
  for (let times = 0; times < 3 * rate.mail.max; times += 1) {
    const { status, headers } = await post(times, '/auth/send-verification-email', {}, tokens.access.token);
    statuses.push(status);
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(rate.mail.max);
  expect(statuses.slice(rate.mail.max)).toEqual(Array(2 * rate.mail.max).fill(429));
});

test('failed attempts at an account count across processes', async () => {
  const { email } = (await register(0, 'throttled@example.org')).user;
  const failedAttempt = (index: number) => post(index, '/auth/login', { email, password: 'not this one' });
  const statuses: number[] = [];
  for (let index = 0; index < signInFailuresBeforeBackoff; index += 1)
    statuses.push((await failedAttempt(index)).status);
  expect(statuses).toEqual(statuses.map(() => 401));
  for (const index of [0, 1]) expect(await failedAttempt(index)).toMatchObject({ status: 429 });
});

test('each mail is sent once, whichever process created it', async () => {
  const accounts = Array.from({ length: 30 }, (_, index) => `mailed-${index}@example.org`);
  // One after another on each process, because password hashes are queued.
  const registerAll = async (index: number) => {
    for (const email of accounts.filter((_, account) => account % 2 === index)) await register(index, email);
  };
  await Promise.all([0, 1].map(registerAll));
  const { db, close } = connect(database.url);
  const waiting = () =>
    db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow();
  await expect.poll(waiting, { timeout: 30_000 }).toEqual({ count: 0 });
  await close();
  const recipients = mailServer.mails.map(({ to }) => to).filter((to) => to.startsWith('mailed-'));
  expect(recipients.toSorted()).toEqual(accounts.toSorted());
});

test('a process can stop while the other continues', async () => {
  const { tokens } = await register(0, 'remaining@example.org');
  expect(await processes[0]?.end('SIGTERM')).toBe(0);
  expect(await profile(1, tokens.access.token)).toMatchObject({ status: 200 });
});
