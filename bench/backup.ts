import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connect,
  inconsistencies,
  Ledger,
  lostWrites,
  migrate,
  PostgresServer,
  type ServerProcess,
  serverEnv,
  signInAt,
  startServer,
  withoutTimeLimit,
  writeUntilGone,
} from '@lyceum/api/testing';
import { sql } from 'kysely';
import { emailOf, fillCatalog, password, sessions } from './lib/catalog.ts';
import { endWith } from './lib/verdict.ts';

// A backup by pg_dump while the server is written to, and what is restored from it. `npm run stress backup [address]`:
// the address is of a PostgreSQL that is no newer than the machine's pg_dump; without one, one of the tests' own starts.

const nobodysMailServer = 'smtp://127.0.0.1:1';
/** The number of acknowledged writes before the backup starts. */
const writesBefore = 200;
const names = { original: 'lyceum_original', restored: 'lyceum_restored' };

function tool(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`${program} did not work: ${error?.message ?? stderr}`);
}

const own = process.argv[2] ? null : await PostgresServer.start();
const address = (process.argv[2] ?? own?.url ?? '').replace(/\/$/, '');
const urlOf = (name: string) => `${address}/${name}`;
const folder = await mkdtemp(join(tmpdir(), 'lyceum-backup-'));
const file = join(folder, 'lyceum.dump');
const admin = connect(urlOf('postgres'), withoutTimeLimit);
const broken: string[] = [];
const started: ServerProcess[] = [];

/** pg_dump rejects a server that is newer than itself. @throws with the fix */
async function checkVersions(): Promise<void> {
  const mine = Number(/\) (\d+)/.exec(tool('pg_dump', '--version'))?.[1]);
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::integer / 10000 as version`.execute(admin.db);
  const version = rows[0]?.version ?? Number.NaN;
  if (mine >= version) return;
  throw new Error(
    `pg_dump ${mine} can't save what a PostgreSQL ${version} holds. Install pg_dump ${version}, or hand over the ` +
      'address of an older server: `npm run stress backup postgres://…`.',
  );
}

async function restart(url: string) {
  const server = startServer(serverEnv(url, nobodysMailServer));
  started.push(server);
  const listening = await server.address;
  const token = await signInAt(listening, { email: emailOf(1), password });
  return { server, listening, token };
}

try {
  await checkVersions();
  for (const name of Object.values(names)) {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin.db);
    await sql`create database ${sql.id(name)} template template0`.execute(admin.db);
  }
  const original = connect(urlOf(names.original), withoutTimeLimit);
  await migrate(original.db);
  await fillCatalog(original.db, 5000);
  await original.close();

  const { server, listening, token } = await restart(urlOf(names.original));
  const ledger = new Ledger();
  const before = Promise.withResolvers<void>();
  const writing = writeUntilGone({
    address: listening,
    ledger,
    courseIds: Array.from({ length: 200 }, (_, index) => `course-${index + 1}`),
    sessions,
    category: 'category-1',
    instructorToken: token,
    onAcknowledged: () => {
      if (ledger.acknowledged === writesBefore) before.resolve();
    },
  });
  writing.catch(before.reject);
  await before.promise;
  const acknowledged = Object.assign(new Ledger(), {
    accounts: [...ledger.accounts],
    courses: new Set(ledger.courses),
    enrollments: new Map(ledger.enrollments),
  });
  const startedAt = performance.now();
  tool('pg_dump', '--format=custom', `--file=${file}`, urlOf(names.original));
  const dumped = performance.now();
  await server.end('SIGKILL');
  await writing;
  tool('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${urlOf(names.restored)}`, file);
  console.log(
    `  ${tool('pg_dump', '--version').trim()}: dumped in ${Math.round(dumped - startedAt)} ms, restored in ${Math.round(performance.now() - dumped)} ms`,
  );

  const restored = connect(urlOf(names.restored), withoutTimeLimit);
  broken.push(...(await lostWrites(restored.db, acknowledged)), ...(await inconsistencies(restored.db)));
  await restored.close();
  const again = await restart(urlOf(names.restored));
  const ready = await fetch(`${again.listening}/readyz`);
  if (ready.status !== 200) broken.push('the server is not ready on what was restored');
  await again.server.end('SIGTERM');
  if (broken.length === 0)
    console.log(`  ${writesBefore} writes were acknowledged before; what they made is there, once and whole`);
} catch (error) {
  broken.push(error instanceof Error ? error.message : String(error));
} finally {
  for (const server of started) await server.end('SIGKILL');
  for (const name of Object.values(names)) {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin.db);
  }
  await admin.close();
  await own?.stop();
  await rm(folder, { recursive: true, force: true });
}
endWith(broken);
