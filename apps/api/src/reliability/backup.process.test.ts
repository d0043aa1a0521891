import { cp, rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SignedIn } from '../people/accounts.ts';
import { freshDataFolder } from '../testing/database.ts';
import { callServer, type ServerProcess, startBriefly } from '../testing/serverProcess.ts';
import type { DataFolder } from '../testing/temporary.ts';

vi.setConfig({ testTimeout: 120_000 });

let data: DataFolder;
let server: ServerProcess;

beforeAll(async () => {
  data = await freshDataFolder();
});
afterEach(() => server.end('SIGKILL'));
afterAll(() => data.remove());

const copyOf = (folder: string) => `${folder}-copy`;
const start = (folder: string) => {
  server = startBriefly({ DATA_DIR: folder });
  return server.address;
};

test('a copy of DATA_DIR, made while the server is stopped, contains all data, accounts and sessions', async () => {
  const account = { name: 'Nour', email: 'nour@example.org', password: 'a long sentence' };
  const address = await start(data.folder);
  const registered = await callServer(address, '/auth/register', { method: 'POST', body: account });
  const { tokens } = registered.body as SignedIn;
  const catalog = await callServer(address, '/domains?populate=categories');
  expect(await server.end('SIGTERM')).toBe(0);
  await cp(data.folder, copyOf(data.folder), { recursive: true });
  await rm(data.folder, { recursive: true });

  const again = await start(copyOf(data.folder));
  expect((await callServer(again, '/domains?populate=categories')).body).toEqual(catalog.body);
  const token = tokens.access.token;
  expect(await callServer(again, '/users/profile', { token })).toMatchObject({
    status: 200,
    body: { email: account.email },
  });
  const { name: _, ...credentials } = account;
  expect(await callServer(again, '/auth/login', { method: 'POST', body: credentials })).toMatchObject({
    status: 200,
  });
});
