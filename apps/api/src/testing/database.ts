import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { type RawBuilder, sql } from 'kysely';
import { inject } from 'vitest';
import { type Database, type Db, embeddedOptions } from '../platform/database/open.ts';
import { connect, connectEmbedded, withoutTimeLimit } from '../platform/database/pool.ts';
import './engine.ts';
import { createDataFolder, type DataFolder } from './temporary.ts';

// Creating a database takes long, emptying one milliseconds; test files run one after another in the same process.
const idle = { embedded: [] as Db[], urls: [] as string[] };

/** Connects with long time limits, because a busy machine is slow. */
export const connectPatiently = (url: string) =>
  connect(url, { connectMs: 60_000, statementMs: 60_000, responseMs: 66_000 });

/** An empty, migrated database on the engine of the test project. */
export async function freshDatabase(): Promise<Database> {
  const engine = inject('engine');
  if (engine.name === 'pglite') {
    const db = idle.embedded.pop() ?? connectEmbedded(await openCopy(engine.file)).db;
    return { db, close: () => empty(db).then(() => void idle.embedded.push(db)) };
  }
  const url = idle.urls.pop() ?? (await freshServerDatabase()).url;
  const database = connectPatiently(url);
  const close = async () => {
    await empty(database.db).finally(database.close);
    idle.urls.push(url);
  };
  return { ...database, close };
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
  const copied = sql.id(template === null ? 'template0' : engine.template);
  const onServer = async (statement: RawBuilder<unknown>) => {
    const server = connect(`${engine.url}/postgres`, withoutTimeLimit);
    await statement.execute(server.db).finally(server.close);
  };
  await onServer(sql`create database ${sql.id(name)} template ${copied}`);
  return {
    url: `${engine.url}/${name}`,
    drop: () => onServer(sql`drop database if exists ${sql.id(name)} with (force)`),
  };
}

/** A copy of the demonstration's data folder, for DATA_DIR. */
export async function freshDataFolder(): Promise<DataFolder> {
  const engine = inject('engine');
  if (engine.name !== 'pglite') throw new Error('There is no embedded database in this test project');
  return createDataFolder(engine.demonstration);
}

async function openCopy(file: string): Promise<PGlite> {
  return PGlite.create(embeddedOptions({ loadDataDir: await openAsBlob(file) }));
}

// A small table is emptied faster by deleting its rows. A large one is truncated, because an embedded database is vacuumed only
// once a minute, so later tests would read its dead rows. The role ignores triggers and the order of references.
async function empty(db: Db): Promise<void> {
  await sql`do $$
    declare name text;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for name in select tablename from pg_tables
        where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'catalog_totals'
      loop
        if pg_relation_size(quote_ident(name)::regclass) > pg_size_bytes('128 kB') then
          execute format('truncate %I cascade', name);
        else
          execute format('delete from %I', name);
        end if;
      end loop;
      update catalog_totals set total = 0;
    end
  $$`.execute(db);
}

/** A database that cannot be reached. */
export async function absentDatabase(): Promise<Database> {
  const engine = inject('engine');
  if (engine.name === 'postgres') return connect('postgres://nobody@127.0.0.1:1/nothing');
  const pglite = await openCopy(engine.file);
  await pglite.close();
  const { db } = connectEmbedded(pglite);
  return { db, close: async () => {} };
}
