import { sql } from 'kysely';
import type { Db } from './open.ts';

/** How often any process has changed the catalog. Another number than before: something is different. */
export async function catalogChanges(db: Db): Promise<number> {
  const { changes } = await db
    .selectFrom('catalog_changes')
    .select(sql<number>`coalesce(sum(changes), 0)::bigint`.as('changes'))
    .executeTakeFirstOrThrow();
  return changes;
}

/** Lets the other processes see that this one has changed the catalog. Call it when the change is committed. */
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
