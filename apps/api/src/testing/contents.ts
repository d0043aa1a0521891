import { sql } from 'kysely';
import type { TestApi } from './api.ts';

/** A hash of the rows of each table, to detect changes. */
export async function contentsOf({ context: { db } }: TestApi): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  const hashes = tables.map(({ name }) => {
    const rows = sql`select md5(t::text) as row from ${sql.table(name)} as t`;
    return sql`select ${name}::text as name, md5(coalesce(string_agg(row, '' order by row), '')) as hash
      from (${rows}) as rows`;
  });
  const all = sql<{ name: string; hash: string }>`${sql.join(hashes, sql` union all `)}`;
  const { rows } = await all.execute(db);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
