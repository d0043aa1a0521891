import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { linkSync, mkdirSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from './platform/database/open.ts';
import { freshDataFolder } from './testing/database.ts';
import { callServer, type ServerProcess, startBriefly } from './testing/serverProcess.ts';
import { createDataFolder, type DataFolder } from './testing/temporary.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let data: DataFolder;
const started: ServerProcess[] = [];

beforeAll(async () => {
  data = await freshDataFolder();
});
afterEach(() => Promise.all(started.splice(0).map(({ end }) => end('SIGKILL'))));
afterAll(() => data.remove());

/** Starts the server as a process on the folder that all tests of this file share. */
function start(env: Record<string, string> = {}) {
  const server = startBriefly({ DATA_DIR: data.folder, ...env });
  started.push(server);
  return server;
}

const post = (address: string, path: string, body: object) =>
  callServer(address, path, { method: 'POST', body });

/** Stands in for a mount, which needs privileges: the lock is the same file, and no path resolves to the other. */
function mountOf(folder: string): string {
  const mount = `${dirname(data.folder)}/${randomUUID()}`;
  mkdirSync(mount);
  linkSync(join(folder, 'lock'), join(mount, 'lock'));
  return mount;
}

test('a short secret in the jwt-secret file is rejected', async () => {
  const file = join(data.folder, 'jwt-secret');
  await writeFile(file, 'short\n');
  const { ended, output } = start();
  expect(await ended).toBe(1);
  expect(output.err).toMatch(/^.+jwt-secret has \d characters, .+ can be guessed\. Delete the file: .+\n$/);
  await rm(file);
});

describe('the demonstration', () => {
  const admin = { ADMIN_EMAIL: 'boss@lyceum.example', ADMIN_PASSWORD: 'a long sentence' };
  const login = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
  const signedIn = { status: 200, body: { user: { role: 'admin', isEmailVerified: true } } };
  let running: ServerProcess;
  beforeAll(async () => {
    running = startBriefly({ DATA_DIR: data.folder, ...admin });
    await running.address;
  }, 90_000);
  afterAll(() => running.end('SIGKILL'));

  test('a missing secret is generated, and only its owner can read it', async () => {
    const file = join(data.folder, 'jwt-secret');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).length).toBeGreaterThanOrEqual(32);
  });

  test.each([
    ['itself', (folder: string) => folder],
    ['another mount, with the same files by another path', (folder: string) => mountOf(folder)],
  ])(
    'a second process on the folder, by %s, is rejected with a message',
    { tags: ['10.6'] },
    async (_, by) => {
      const second = start({ DATA_DIR: by(data.folder) });
      expect(await second.ended).toBe(1);
      expect(second.output.err).toMatch(/^DATA_DIR .+ is open in another process.+\n$/);
      expect((await fetch(`${await running.address}/readyz`)).status).toBe(200);
    },
  );

  test('the startup message states who can reach the demonstration', async () => {
    const notice = /^The demonstration is open to everyone on this machine: .+$/m;
    await expect.poll(() => running.output.out).toMatch(notice);
  });

  test('creates the administrator of the settings once', { tags: ['10.34'] }, async () => {
    expect(await post(await running.address, '/auth/login', login)).toMatchObject(signedIn);
    await running.end('SIGTERM');
    const { address } = start({ ...admin, ADMIN_PASSWORD: 'something else' });
    expect(await post(await address, '/auth/login', login)).toMatchObject(signedIn);
  });
});

test('an invalid setting ends the process with a message', { tags: ['10.5'] }, async () => {
  const { ended, output } = start({ PORT: 'eighty' });
  expect(await ended).toBe(1);
  expect(output.err).toMatch(/^PORT is "eighty", .+\n$/);
});

test.each([
  ['DATA_DIR', '/proc/x'],
  ['UPLOADS_DIR', '/dev/null'],
])(
  '%s=%s ends the process with a message, and nothing is created',
  { tags: ['2.470'] },
  async (name, path) => {
    const empty = await createDataFolder();
    onTestFinished(empty.remove);
    const { ended, output } = start({ DATA_DIR: empty.folder, [name]: path });
    expect(await ended).toBe(1);
    expect(output.err).toMatch(
      new RegExp(`^${name} is "${path}", where nothing can be stored .+ Set ${name} to .+\\n$`),
    );
    expect(await readdir(empty.folder)).toEqual([]);
  },
);

test('a port in use ends the process with a message, and nothing is created', {
  tags: ['2.470'],
}, async () => {
  const empty = await createDataFolder();
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(async () => {
    other.close();
    await empty.remove();
  });
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { ended, output } = start({ DATA_DIR: empty.folder, PORT: String(port) });
  expect(await ended).toBe(1);
  expect(output.err).toMatch(
    new RegExp(`^PORT ${port} of 127\\.0\\.0\\.1 is in use .+ set PORT to another .+\\n$`),
  );
  expect(await readdir(empty.folder)).toEqual([]);
});

test('a foreign address in HOST ends the process with a message', { tags: ['2.470'] }, async () => {
  const { ended, output } = start({ DEMO: 'on', HOST: '203.0.113.1' });
  expect(await ended).toBe(1);
  expect(output.err).toMatch(/^HOST is "203\.0\.113\.1", which is no address of this machine, .+\n$/);
});

test('a damaged embedded database ends the process with a message', { tags: ['2.470'] }, async () => {
  const damaged = await freshDataFolder();
  onTestFinished(damaged.remove);
  await writeFile(join(damaged.folder, 'db/PG_VERSION'), '9\n');
  const { ended, output } = start({ DATA_DIR: damaged.folder });
  expect(await ended).toBe(1);
  expect(output.err).toMatch(/^DATA_DIR .+ has a database that cannot be opened .+ backup, .+\n$/);
});

test('an unreachable database ends the process with a message', { tags: ['10.35'] }, async () => {
  // Port 1 refuses connections; the message must not contain the password.
  const { ended, output } = start({
    DATABASE_URL: 'postgres://someone:secret-word@127.0.0.1:1/lyceum',
    JWT_SECRET: 'a secret of more than thirty-two characters',
    SMTP_URL: 'smtp://127.0.0.1:2525',
  });
  expect(await ended).toBe(1);
  expect(output.err).toMatch(/^The database lyceum at 127\.0\.0\.1:1 cannot be opened \(.+\), so .+\n$/);
  expect(output.err).not.toContain('secret-word');
});

describe('the embedded database without the demonstration', () => {
  const own = { JWT_SECRET: 'a secret of more than thirty-two characters', SMTP_URL: 'smtp://127.0.0.1:1' };
  let folder: string;
  beforeAll(async () => {
    const emptied = await freshDataFolder();
    folder = emptied.folder;
    const { db, close } = await openDatabase({ kind: 'embedded', dataDir: folder });
    await db.deleteFrom('domains').execute();
    await db.deleteFrom('users').execute();
    await close();
    return emptied.remove;
  });

  test('starts empty, without routes of the demonstration', { tags: ['10.10'] }, async () => {
    const { address, output } = start({ DATA_DIR: folder, ...own });
    const at = await address;
    for (const path of ['/demo/outbox', '/demo/outbox.json', '/demo/identity/start', '/demo/identity/jwks'])
      expect((await fetch(`${at}${path}`)).status, path).toBe(404);
    expect(await callServer(at, '/domains')).toMatchObject({ body: { totalResults: 0 } });
    const admin = { email: 'admin@lyceum.test', password: 'lyceum-demo' };
    expect(await post(at, '/auth/login', admin)).toMatchObject({ status: 401 });
    const account = { name: 'Nour Haddad', email: 'nour@example.org' };
    const common = { ...account, password: 'lyceum-demo' };
    expect(await post(at, '/auth/register', common)).toMatchObject({ status: 422 });
    const registered = await post(at, '/auth/register', { ...account, password: 'a long sentence' });
    expect(registered).toMatchObject({ status: 201 });
    expect(output.out).not.toMatch(/demonstration|lyceum-demo/);
  });
});

test('the public mode rejects data of the demonstration', async () => {
  const { ended, output } = start({
    PUBLIC_URL: 'https://lyceum.example',
    JWT_SECRET: 'a secret of more than thirty-two characters',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  expect(await ended).toBe(1);
  expect(output.err).toMatch(/^DATA_DIR .+ holds the demonstration, .+\n$/);
});
