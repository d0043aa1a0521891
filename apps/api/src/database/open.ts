import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { CannotStart } from '../cannotStart.ts';
import type { DatabaseSettings } from '../settings.ts';
import { lockDataDirectory } from './lock.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';

/** What every query is made on: the database or a transaction in it. */
export type Db = Kysely<Tables>;

/** An open database. */
export interface Database {
  db: Db;
  close(): Promise<void>;
}

// PostgreSQL's types for whole numbers of 64 bits and for exact decimals; both are small enough here for a number.
const int8 = 20;
const numeric = 1700;

/** The PostgreSQL server does not let us in, or is not there. */
class DatabaseUnreachable extends CannotStart {}

/**
 * Opens the database and brings its schema up to date.
 * @throws {CannotStart} when another process has the embedded database open, or the server cannot be reached.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const database =
    settings.kind === 'embedded' ? await openEmbedded(settings.dataDir) : connect(settings.url);
  try {
    if (settings.kind === 'postgres') await knock(database.db, settings.url);
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function knock(db: Db, address: string): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    // Without the password that the address may hold.
    const { host, pathname } = new URL(address);
    const reason = error instanceof Error && error.message ? error.message : 'no answer';
    throw new DatabaseUnreachable(
      `The database ${pathname.slice(1)} at ${host} cannot be opened (${reason}), so nothing can be read or kept. ` +
        'Start it, or correct DATABASE_URL.',
      { cause: error },
    );
  }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const unlock = lockDataDirectory(folder);
  try {
    const { db, close } = wrapEmbedded(await PGlite.create(embeddedOptions({ dataDir: join(folder, 'db') })));
    return { db, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** How every embedded database is opened, in a folder or in memory. */
export function embeddedOptions(options: PGliteOptions = {}): PGliteOptions {
  return { ...options, extensions: { pg_trgm }, parsers: { [int8]: Number, [numeric]: Number } };
}

export function wrapEmbedded(pglite: PGlite): Database {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return { db, close: () => db.destroy() };
}

/** A pool of connections. It connects when first asked, and again after the server was away. */
export function connect(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2500,
    statement_timeout: 2500,
    idleTimeoutMillis: 30_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // Without a listener, a connection that breaks would end the process: one for those that wait in the pool, one
  // for those in use, whose query fails as well and is answered with a 503.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}
