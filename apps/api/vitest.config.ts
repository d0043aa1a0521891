import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.ts';

const root = import.meta.dirname;
const env = { STATUS_COVERAGE_DIR: join(tmpdir(), `lyceum-seen-${process.pid}`) };

/**
 * What depends on the database runs on both engines: the behavior of each call, the requests generated from the contract, the
 * tables, the searches, and what concurrent writes and a killed server leave behind.
 */
const onBoth = [
  'src/operations/**/*.test.ts',
  'src/{database,search,reliability}/**/*.test.ts',
  'src/contract/fuzz.test.ts',
  'src/users/{concurrency,expertises}.test.ts',
];
/** Requests that are rejected before an operation runs, and uploads, which depend on their bytes. */
const onPostgres = ['src/operations/{everyOperation.test.ts,upload*/**}', 'src/**/*.postgres.test.ts'];
/** The demonstration, and tests that start processes, which have no connections to lose. */
const onEmbedded = ['src/demo/**/*.test.ts', 'src/**/*.{process,pglite}.test.ts'];

/** The server's tests on PostgreSQL and on the embedded database, then a check that they covered every status of the contract. */
export const projects = [
  ...(['pglite', 'postgres'] as const).map((engine) => ({
    test: {
      ...shared,
      name: `api:${engine}`,
      root,
      env,
      include: engine === 'pglite' ? [...onBoth, ...onEmbedded] : ['src/**/*.test.ts'],
      exclude: engine === 'pglite' ? onPostgres : onEmbedded,
      globalSetup: [join(root, `src/testing/${engine}.setup.ts`)],
      // Optimizing the embedded database takes longer than the tests save by it.
      execArgv: engine === 'pglite' ? ['--liftoff-only'] : [],
      // The first test of a worker may open a database, which takes long on a busy machine.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  })),
  {
    test: {
      ...shared,
      name: 'api:contract',
      root,
      env,
      include: ['src/testing/everyStatus.check.ts'],
      sequence: { groupOrder: 1 },
    },
  },
];

export default defineConfig({ test: { projects } });
