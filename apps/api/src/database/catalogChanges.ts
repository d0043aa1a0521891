import { sql } from 'kysely';
import type { Db } from './open.ts';

/** The number of catalog changes by all processes. It differs from an earlier value if the catalog has changed. */
export async function readCatalogChanges(db: Db): Promise<number> {
  const { changes } = await db
    .selectFrom('catalog_changes')
    .select(sql<number>`coalesce(sum(changes), 0)::bigint`.as('changes'))
    .executeTakeFirstOrThrow();
  return changes;
}

/** Signals a catalog change to the other processes. Call it after the commit. */
export async function recordCatalogChange(db: Db, processId: string): Promise<void> {
  await db
    .insertInto('catalog_changes')
    .values({ process_id: processId, changes: 1, changed_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .column('process_id')
        .doUpdateSet({ changes: sql`catalog_changes.changes + 1`, changed_at: sql<Date>`now()` }),
    )
    .execute();
}
