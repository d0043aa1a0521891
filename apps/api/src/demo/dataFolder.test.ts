import { expect, onTestFinished, test } from 'vitest';
import { StartupError } from '../platform/base/startupErrors.ts';
import { startApi } from '../testing/api.ts';
import { markAsDemonstration } from '../testing/demonstration.ts';
import { prepareDataFolder } from './dataFolder.ts';

async function folder() {
  const api = await startApi();
  onTestFinished(() => api.close());
  const { db, settings, now } = api.context;
  const database = { kind: 'embedded' as const, dataDir: '.data' };
  const open = (demo: boolean) => prepareDataFolder(db, now(), { ...settings, database, demo });
  const countUsers = async () => (await db.selectFrom('users').select('id').execute()).length;
  return { api, open, countUsers };
}

test('leaves a folder of the demonstration as it is, and rejects it if the demonstration is off', async () => {
  const { api, open, countUsers } = await folder();
  await markAsDemonstration(api.context.db);
  await open(true);
  expect(await countUsers()).toBe(1);
  const refused = open(false);
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(
    /^DATA_DIR \.data holds the demonstration, .+ Set DATA_DIR to another folder/,
  );
});

test('leaves an empty folder empty if the demonstration is off, and then rejects it for the demonstration once it has users', async () => {
  const { api, open, countUsers } = await folder();
  await open(false);
  expect(await countUsers()).toBe(0);
  await api.user();
  await open(false);
  const refused = open(true);
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(/^DATA_DIR \.data holds real accounts, .+ Set DEMO=off/);
  expect(await countUsers()).toBe(1);
});

test('no request can make a folder look like the demonstration', async () => {
  const { api, open } = await folder();
  for (const email of ['moderator@lyceum.test', 'admin@lyceum.test']) {
    const body = { name: 'Eve', email, password: 'a long sentence' };
    await api.expect(201, 'register', { body });
  }
  await open(false);
});
