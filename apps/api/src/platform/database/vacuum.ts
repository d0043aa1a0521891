import { sql } from 'kysely';
import type { Db } from './database.ts';

/** The default interval of autovacuum in a PostgreSQL server. */
const unusedRowsAtLeast = 50;

/** Makes the space of changed and deleted rows usable again. Takes milliseconds for each table. */
export async function vacuum(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where schemaname = 'public' and n_dead_tup >= ${unusedRowsAtLeast}`.execute(db);
  for (const { name } of rows) await sql`vacuum ${sql.table(name)}`.execute(db);
}
