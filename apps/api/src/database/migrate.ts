import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './schema.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Brings the schema up to date. Safe when many processes start at once: Kysely's migrator takes a lock. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'));
  const migrations = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), 'utf8');
      return [file.replace(/\.sql$/, ''), fromStatements(statementsOf(text))] as const;
    }),
  );
  return Object.fromEntries(migrations);
}

/** The embedded database takes one statement at a time; they end with a semicolon and an empty line. */
function statementsOf(text: string): string[] {
  return text.split(/;\s*\n(?:\s*\n|\s*$)/).filter((statement) => statement.trim() !== '');
}

function fromStatements(statements: readonly string[]): Migration {
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
