import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { embeddedOptions, wrapEmbedded } from '../database/open.ts';
import './engine.ts';

/** Migrates a database once; every test file opens a copy of it in memory. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const pglite = await PGlite.create(embeddedOptions());
  const { db, close } = wrapEmbedded(pglite);
  await migrate(db);
  const file = join(tmpdir(), `lyceum-template-${process.pid}.tar`);
  await writeFile(file, await (await pglite.dumpDataDir('none')).bytes());
  await close();
  project.provide('engine', { name: 'pglite', file });
  return async () => {
    await rm(file, { force: true });
    await rm(project.config.env.STATUS_COVERAGE_DIR ?? file, { recursive: true, force: true });
  };
}
