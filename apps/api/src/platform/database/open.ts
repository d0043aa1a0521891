import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { StartupError } from '../base/startupErrors.ts';
import { openFolder } from '../base/usableFolder.ts';
import type { DatabaseSettings } from '../settings/settings.ts';
import type { Database } from './database.ts';
import { databaseErrorKind } from './errors.ts';
import { lockDataDirectory } from './lock.ts';
import { migrate } from './migrate.ts';
import { connect, connectEmbedded, numbers, type PoolOptions, withoutTimeLimit } from './pool.ts';

export type { Connections, Database, Db } from './database.ts';

/** The PostgreSQL server is unreachable, or rejects the connection or writes. */
class DatabaseUnreachable extends StartupError {}

/** The files of the embedded database are damaged or unreadable. */
class DataUnreadable extends StartupError {}

/**
 * Opens the database and migrates its schema.
 * @throws {StartupError} if the embedded database is open in another process or damaged, or the server cannot be reached
 */
export async function openDatabase(
  settings: DatabaseSettings,
  options: Pick<PoolOptions, 'connections'> = {},
): Promise<Database> {
  if (settings.kind === 'embedded') {
    const database = await openEmbedded(settings.dataDir);
    return closingOnFailure(database, () => migrate(database.db));
  }
  const database = connect(settings.url, options);
  return closingOnFailure(database, async () => {
    await migrateServer(settings.url);
  });
}

/** A migration, or waiting for another process that migrates, may take longer than the time limit of a query. */
async function migrateServer(url: string): Promise<void> {
  const { db, close } = connect(url, withoutTimeLimit);
  try {
    await migrate(db);
  } catch (error) {
    throw databaseErrorKind(error) === 'away' ? unreachable(url, error) : error;
  } finally {
    await close();
  }
}

async function closingOnFailure(database: Database, work: () => Promise<void>): Promise<Database> {
  try {
    await work();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Without the password that the address may contain. */
function unreachable(address: string, error: unknown): DatabaseUnreachable {
  const { host, pathname } = new URL(address);
  const reason = error instanceof Error && error.message ? error.message : 'no response';
  return new DatabaseUnreachable(
    `The database ${pathname.slice(1)} at ${host} cannot be opened (${reason}), so nothing can be read or stored. ` +
      'Start it, or correct DATABASE_URL.',
    { cause: error },
  );
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = await openFolder('DATA_DIR', dataDir);
  const unlock = lockDataDirectory(folder);
  try {
    const pglite = await PGlite.create(embeddedOptions({ dataDir: join(folder, 'db') })).catch((error) => {
      throw new DataUnreadable(
        `DATA_DIR ${dataDir} has a database that cannot be opened (${String(error)}), so nothing can be read or stored. ` +
          'Replace the folder with a backup, or set DATA_DIR to another one.',
        { cause: error },
      );
    });
    const { db, close } = connectEmbedded(pglite);
    return { db, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** PGlite touches all of its buffers when it starts, 128 MB by default; the system caches the files anyway. */
const sharedBuffers = '16MB';

/** The options of every embedded database, in a folder or in memory. */
export function embeddedOptions(options: PGliteOptions = {}): PGliteOptions {
  return {
    ...options,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    extensions: { pg_trgm },
    parsers: numbers,
  };
}
