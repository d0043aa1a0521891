import { sql } from 'kysely';
import type { TestApi } from './api.ts';

/** A hash of the rows of each table, to detect changes. */
export async function contentsOf({ context: { db } }: TestApi): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  const prints = tables.map(
    ({
      name,
    }) => sql`select ${name}::text as name, md5(coalesce(string_agg(row, '' order by row), '')) as print
      from (select md5(t::text) as row from ${sql.table(name)} as t) as rows`,
  );
  const { rows } = await sql<{ name: string; print: string }>`${sql.join(prints, sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
