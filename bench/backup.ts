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
import { type Measure, rounded } from './lib/outcomes.ts';
import { noMailServer } from './lib/product.ts';

// A backup by pg_dump while the server is written to, and what is restored from it. `--url` is the address of a PostgreSQL
// that is no newer than the machine's pg_dump; without it, the tests' own PostgreSQL starts.

/** The number of acknowledged writes before the backup starts. */
const writesBefore = 200;
const names = { original: 'lyceum_original', restored: 'lyceum_restored' };

/** @returns how long it took, in ms */
function run(program: string, ...args: string[]): number {
  const startedAt = performance.now();
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(
      `${program} failed: ${error?.message ?? stderr} It must be as new as the server: install it, or name an older server ` +
        'by `npm run bench backup -- --url=postgres://…`.',
    );
  }
  return performance.now() - startedAt;
}

export const measure: Measure = async ({ url }) => {
  const own = url ? null : await PostgresServer.start();
  const urlOf = (name: string) => `${(url ?? own?.url ?? '').replace(/\/$/, '')}/${name}`;
  const folder = await mkdtemp(join(tmpdir(), 'lyceum-backup-'));
  const file = join(folder, 'lyceum.dump');
  const admin = connect(urlOf('postgres'), withoutTimeLimit);
  const drop = async () => {
    for (const name of Object.values(names)) {
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin.db);
    }
  };
  const started: ServerProcess[] = [];
  /** Starts the server, and signs in. */
  const start = async (name: string) => {
    const server = startServer(serverEnv(urlOf(name), noMailServer));
    started.push(server);
    const address = await server.address;
    return { server, address, token: await signInAt(address, { email: emailOf(1), password }) };
  };
  try {
    await drop();
    for (const name of Object.values(names)) {
      await sql`create database ${sql.id(name)} template template0`.execute(admin.db);
    }
    const original = connect(urlOf(names.original), withoutTimeLimit);
    await migrate(original.db);
    await fillCatalog(original.db, 5000);
    // Nobody is enrolled yet.
    await sql`update courses set enrolled = 0 where enrolled > 0`.execute(original.db);
    await original.close();

    const { server, address, token } = await start(names.original);
    const ledger = new Ledger();
    const before = Promise.withResolvers<void>();
    const writing = writeUntilGone({
      address,
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
    const dumpMs = run('pg_dump', '--format=custom', `--file=${file}`, urlOf(names.original));
    await server.end('SIGKILL');
    await writing;
    const restoreMs = run(
      'pg_restore',
      '--no-owner',
      '--exit-on-error',
      `--dbname=${urlOf(names.restored)}`,
      file,
    );

    const restored = connect(urlOf(names.restored), withoutTimeLimit);
    const wrong = [...(await lostWrites(restored.db, acknowledged)), ...(await inconsistencies(restored.db))];
    await restored.close();
    for (const sentence of wrong) console.log(`  ${sentence}`);
    // Throws if nobody can sign in.
    await start(names.restored);
    return [
      {
        what: `Lost, partial or duplicate ones of ${writesBefore} writes acknowledged before a \`pg_dump\` during writes, after its restore`,
        aim: '0',
        measured: `${wrong.length} (dumped in ${rounded(dumpMs)} ms, restored in ${rounded(restoreMs)} ms)`,
      },
    ];
  } finally {
    for (const server of started) await server.end('SIGKILL');
    await drop();
    await admin.close();
    await own?.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
