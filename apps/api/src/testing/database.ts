import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Database, embeddedOptions, wrapEmbedded } from '../database/open.ts';
import { connect, withoutTimeLimit } from '../database/pool.ts';
import { markAsDemonstration } from './demonstration.ts';
import './engine.ts';

// Opening a database takes seconds, emptying one milliseconds; test files run one after another in the same process.
const idle: Database[] = [];

/** An empty, migrated database on the engine of the test project. */
export async function freshDatabase(): Promise<Database> {
  const engine = inject('engine');
  if (engine.name === 'pglite') {
    const database = idle.pop() ?? wrapEmbedded(await openCopy(engine.file));
    return { db: database.db, close: () => empty(database).then(() => void idle.push(database)) };
  }
  const { url, drop } = await freshServerDatabase();
  const database = connect(url);
  return { ...database, close: () => database.close().then(drop) };
}

/**
 * An empty, migrated database on the PostgreSQL of the test project, for clients that connect by address.
 * @param template null: without tables
 */
export async function freshServerDatabase(
  template?: null,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const engine = inject('engine');
  if (engine.name !== 'postgres') throw new Error('There is no PostgreSQL in this test project');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = connect(`${engine.url}/postgres`, withoutTimeLimit);
  const copied = sql.id(template === null ? 'template0' : engine.template);
  await sql`create database ${sql.id(name)} template ${copied}`.execute(server.db);
  return {
    url: `${engine.url}/${name}`,
    async drop() {
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server.db);
      await server.close();
    },
  };
}

/**
 * A folder for DATA_DIR with a database that is not empty, so that the first start does not spend seconds on creating
 * it and filling it for the demonstration.
 */
export async function freshDataFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const engine = inject('engine');
  if (engine.name !== 'pglite') throw new Error('There is no embedded database in this test project');
  const folder = await mkdtemp(join(tmpdir(), 'lyceum-data-'));
  const { db, close } = wrapEmbedded(await openCopy(engine.file, join(folder, 'db')));
  await db
    .insertInto('domains')
    .values({ id: 'making', name: '{"en":"Making"}', color: '#2f6fb7' })
    .execute();
  await markAsDemonstration(db);
  await close();
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** @param dataDir its folder; in memory by default */
async function openCopy(file: string, dataDir?: string): Promise<PGlite> {
  const loadDataDir = new Blob([new Uint8Array(await readFile(file))]);
  return PGlite.create(embeddedOptions({ loadDataDir, ...(dataDir && { dataDir }) }));
}

async function empty({ db }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'catalog_totals'`.execute(
    db,
  );
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.id(name)))} cascade`.execute(db);
  await db.updateTable('catalog_totals').set({ total: 0 }).execute();
}

/** A database that cannot be reached. */
export async function absentDatabase(): Promise<Database> {
  const engine = inject('engine');
  if (engine.name === 'postgres') return connect('postgres://nobody@127.0.0.1:1/nothing');
  const pglite = await openCopy(engine.file);
  await pglite.close();
  const { db } = wrapEmbedded(pglite);
  return { db, close: async () => {} };
}
