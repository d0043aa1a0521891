import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { CatalogChange } from './subjects.ts';

export const catalogChannel = 'lyceum_catalog_changes';
/** PostgreSQL's limit is 8,000 bytes. */
const longestNotification = 7900;

/** A change by a process, with its number. */
export interface CatalogNotification extends CatalogChange {
  process: string;
  changes: number;
}

/** The number of catalog changes by each process. */
export async function readCatalogChanges(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('catalog_changes').select(['process_id', 'changes']).execute();
  return new Map(rows.map(({ process_id, changes }) => [process_id, changes]));
}

/** Signals a catalog change to the other processes. Call it after the commit. @returns the number of the change */
export async function recordCatalogChange(db: Db, processId: string): Promise<number> {
  const { changes } = await db
    .insertInto('catalog_changes')
    .values({ process_id: processId, changes: 1, changed_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .column('process_id')
        .doUpdateSet({ changes: sql`catalog_changes.changes + 1`, changed_at: sql<Date>`now()` }),
    )
    .returning('changes')
    .executeTakeFirstOrThrow();
  return changes;
}

/** Sends the other processes what a change affects. Without a notification, they invalidate everything. */
export async function notifyProcesses(db: Db, notification: CatalogNotification): Promise<void> {
  const payload = JSON.stringify(notification);
  if (Buffer.byteLength(payload) > longestNotification) return;
  await sql`select pg_notify(${catalogChannel}, ${payload})`.execute(db);
}
