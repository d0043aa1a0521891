import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/database/migrate.ts';
import { connect, withoutTimeLimit } from '../platform/database/pool.ts';
import './engine.ts';
import { PostgresServer } from './postgresServer.ts';

const template = 'lyceum_template';

/** Starts a PostgreSQL server once; every test file gets a copy of the migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.start({ flags: ['-c', 'fsync=off'], inMemory: true });
  await server.createDatabase(template);
  const { db, close } = connect(`${server.url}/${template}`, withoutTimeLimit);
  await migrate(db);
  await close();
  project.provide('engine', { name: 'postgres', url: server.url, template });
  return async () => {
    await server.stop();
    const { STATUS_COVERAGE_DIR } = project.config.env;
    if (STATUS_COVERAGE_DIR) await rm(STATUS_COVERAGE_DIR, { recursive: true, force: true });
  };
}
