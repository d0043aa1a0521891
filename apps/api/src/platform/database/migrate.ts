import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartupError } from '../base/startupErrors.ts';
import { createNameOrders } from './nameOrders.ts';
import type { Tables } from './schema.ts';

const folder = new URL('./migrations/', import.meta.url);

/** The database contains a migration that this version does not have. */
class IncompatibleSchema extends StartupError {}

/**
 * Migrates the schema to the latest version. Safe with concurrent starts: Kysely's migrator takes a lock.
 * @throws {StartupError} if another version created the database
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new IncompatibleSchema(
      `The database was created by another version of Lyceum (${error.message}), and this version cannot migrate it, so ` +
        'its data cannot be read. Start the version that created it, set DATA_DIR to another folder or DATABASE_URL to ' +
        'another database, or delete the data for a fresh start.',
      { cause: error },
    );
  }
  if (error) throw error;
  await createNameOrders(db);
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'));
  const migrations = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), 'utf8');
      const up = async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db));
      return [file.replace(/\.sql$/, ''), { up }] as const;
    }),
  );
  return Object.fromEntries(migrations);
}
