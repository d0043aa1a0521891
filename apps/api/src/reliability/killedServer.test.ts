import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { hashPassword } from '../people/passwords.ts';
import { type Database, openDatabase } from '../platform/database/open.ts';
import type { DatabaseSettings } from '../platform/settings/settings.ts';
import { startApi } from '../testing/api.ts';
import { addCatalogFixture, addCourse } from '../testing/catalog.ts';
import { freshDataFolder, freshServerDatabase } from '../testing/database.ts';
import { brokenGuarantees } from '../testing/guarantees.ts';
import { type ServerProcess, serverEnv, signInAt, startBriefly } from '../testing/serverProcess.ts';
import { password } from '../testing/users.ts';
import { Ledger, writeUntilGone } from '../testing/writers.ts';

/** `npm run test:faults` uses 50. */
const rounds = Number(process.env.KILL_ROUNDS ?? 1);
vi.setConfig({ testTimeout: 60_000 + rounds * 60_000, hookTimeout: 120_000 });

const nobodysMailServer = 'smtp://127.0.0.1:1';
const courseIds = Array.from({ length: 12 }, (_, index) => `course-${index}`);
const sessions = 500;
const instructor = { email: 'instructor@example.org', password };
const ledger = new Ledger();
let settings: DatabaseSettings;
let env: Record<string, string>;
let server: ServerProcess | null = null;
let tidy: () => Promise<void>;

beforeAll(async () => {
  const { JWT_SECRET = '', ...postgresEnv } = serverEnv('', nobodysMailServer);
  if (inject('engine').name === 'postgres') {
    const { url, drop } = await freshServerDatabase();
    settings = { kind: 'postgres', url };
    env = { ...postgresEnv, JWT_SECRET, DATABASE_URL: url };
    tidy = drop;
  } else {
    const { folder, remove } = await freshDataFolder();
    settings = { kind: 'embedded', dataDir: folder };
    env = { JWT_SECRET, SMTP_URL: nobodysMailServer, DATA_DIR: folder, RATE_LIMIT: 'off', DEMO: 'on' };
    tidy = remove;
  }
  const api = await startApi({}, { database: await openDatabase(settings, { connections: 2 }) });
  await api.context.db.deleteFrom('domains').execute();
  const { user } = await addCatalogFixture(api);
  const password_hash = await hashPassword(password);
  const { db } = api.context;
  const account = db.updateTable('users').set({ email: instructor.email, password_hash });
  await account.where('id', '=', user.id).execute();
  for (const id of courseIds) {
    await addCourse(api, { id, category_id: 'crafts', instructor_id: user.id, lesson_count: sessions });
  }
  await api.close();
});
afterEach(() => server?.end('SIGKILL'));
afterAll(() => tidy());

/** Opens the database while the server is stopped. */
async function look<T>(see: (database: Database['db']) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(settings, { connections: 2 });
  return see(db).finally(close);
}

test(`killed ${rounds} times during writes: all acknowledged writes are stored once and completely`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const running = startBriefly(env);
    server = running;
    const address = await running.address;
    const instructorToken = await signInAt(address, instructor);
    // A different moment in each round: soon after the start or much later.
    const killAt = ledger.acknowledged + 10 + ((round * 37) % 90);
    await writeUntilGone({
      address,
      ledger,
      courseIds,
      sessions,
      category: 'textiles',
      instructorToken,
      onAcknowledged: () => {
        if (ledger.acknowledged === killAt) running.child.kill('SIGKILL');
      },
    });
    expect(await running.ended).toBeNull();
    const broken = await look(async (db) => {
      const violations = await brokenGuarantees(db, ledger);
      // Rate limits must not carry over from the previous round.
      await db.deleteFrom('rate_limits').execute();
      return violations;
    });
    expect(broken, `after kill ${round + 1}`).toEqual([]);
  }
  const { name } = inject('engine');
  console.log(
    `${name}: ${rounds} kills, ${ledger.acknowledged} acknowledged writes, none lost, half done or doubled`,
  );
});
