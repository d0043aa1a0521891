import type { Db } from '@lyceum/api/testing';
import { sql } from 'kysely';

/**
 * Fills tables without their indexes, foreign keys and triggers, and builds the indexes afterwards: many times as fast for
 * a million rows. Needs a superuser.
 * @param fill gets the transaction
 */
export async function fillWithoutIndexes(
  db: Db,
  tables: readonly string[],
  fill: (db: Db) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`set local maintenance_work_mem = '1GB'`.execute(trx);
    await sql`set local work_mem = '256MB'`.execute(trx);
    const { rows } = await sql<{ name: string; definition: string }>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = any (${tables}::regclass[])
        and not exists (select from pg_constraint where conindid = indexrelid)`.execute(trx);
    for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(trx);
    await fill(trx);
    for (const { definition } of rows) await sql.raw(definition).execute(trx);
  });
  await sql`vacuum analyze`.execute(db);
}
