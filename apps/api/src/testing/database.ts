import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { connect, type Database, embeddedOptions, wrapEmbedded } from '../database/open.ts';
import './engine.ts';

// Opening one takes seconds, emptying one milliseconds; test files run one after another in the same process.
const idle: Database[] = [];

/** An empty, migrated database of its own, on the engine of this test project. */
export async function freshDatabase(): Promise<Database> {
  const engine = inject('engine');
  if (engine.name === 'pglite') {
    const database = idle.pop() ?? (await openCopy(engine.file));
    return { db: database.db, close: () => empty(database).then(() => void idle.push(database)) };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = connect(`${engine.url}/postgres`);
  await sql`create database ${sql.id(name)} template ${sql.id(engine.template)}`.execute(server.db);
  const database = connect(`${engine.url}/${name}`);
  return {
    db: database.db,
    async close() {
      await database.close();
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server.db);
      await server.close();
    },
  };
}

async function openCopy(file: string): Promise<Database> {
  const loadDataDir = new Blob([new Uint8Array(await readFile(file))]);
  return wrapEmbedded(await PGlite.create(embeddedOptions({ loadDataDir })));
}

async function empty({ db }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'catalogue_totals'`.execute(
    db,
  );
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.id(name)))} cascade`.execute(db);
  await db.updateTable('catalogue_totals').set({ total: 0 }).execute();
}

/** A database that cannot be reached. */
export async function absentDatabase(): Promise<Database> {
  const engine = inject('engine');
  if (engine.name === 'postgres') return connect('postgres://nobody@127.0.0.1:1/nothing');
  const pglite = await PGlite.create(embeddedOptions());
  await pglite.close();
  const { db } = wrapEmbedded(pglite);
  return { db, close: async () => {} };
}
