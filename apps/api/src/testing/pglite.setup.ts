import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/database/migrate.ts';
import { embeddedOptions } from '../platform/database/open.ts';
import { connectEmbedded } from '../platform/database/pool.ts';
import { markAsDemonstration } from './demonstration.ts';
import './engine.ts';
import { databaseRoot } from './temporary.ts';

/** Migrates a database once; the test files open copies of it in memory, and server processes copies of its folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // As in the workers.
  setFlagsFromString('--liftoff-only');
  const folder = await mkdtemp(join(databaseRoot(), 'lyceum-template-'));
  const demonstration = join(folder, 'demonstration');
  await mkdir(demonstration);
  const pglite = await PGlite.create(embeddedOptions({ dataDir: join(demonstration, 'db') }));
  const { db, close } = connectEmbedded(pglite);
  await migrate(db);
  const file = join(folder, 'migrated.tar');
  await writeFile(file, await (await pglite.dumpDataDir('none')).bytes());
  // A server fills an empty database with the whole demonstration when it starts, which takes seconds.
  await db
    .insertInto('domains')
    .values({ id: 'making', name: '{"en":"Making"}', color: '#2f6fb7' })
    .execute();
  await markAsDemonstration(db);
  await close();
  project.provide('engine', { name: 'pglite', file, demonstration });
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await rm(project.config.env.STATUS_COVERAGE_DIR ?? file, { recursive: true, force: true });
  };
}
