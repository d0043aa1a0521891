import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.ts';

const root = import.meta.dirname;
const env = { STATUS_COVERAGE_DIR: join(tmpdir(), `lyceum-seen-${process.pid}`) };

/** The server's tests on each engine, then a check that both covered every status of the contract. */
export const projects = [
  ...(['pglite', 'postgres'] as const).map((engine) => ({
    test: {
      ...shared,
      name: `api:${engine}`,
      root,
      env,
      include: ['src/**/*.test.ts'],
      // Tests that start processes use the embedded database, which has no connections to lose. Tests of what is decided before
      // the database, such as the keys of the response cache and slow clients, and of floods of requests, whose statements
      // other tests send on both engines, use PostgreSQL, which takes less time.
      exclude: [engine === 'postgres' ? 'src/**/*.{process,pglite}.test.ts' : 'src/**/*.postgres.test.ts'],
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
