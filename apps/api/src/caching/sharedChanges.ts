import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { CatalogChange } from './subjects.ts';

/** The catalog changes of all processes that share a database. */
export interface SharedChanges {
  /** Tells the other processes of a change. Call it after the commit. */
  record(change: CatalogChange): Promise<void>;
  /** The changes by other processes since the last call. */
  readNew(): Promise<CatalogChange[]>;
}

export function shareChanges(db: Db): SharedChanges {
  const processId = randomUUID();
  /** The number of the last change that was read, by process. */
  const read: Record<string, number> = {};
  let recorded = 0;
  let recording = Promise.resolve();

  // One after another: who reads a change has read all earlier ones.
  const insert = async (change: CatalogChange) => {
    recorded += 1;
    await db
      // No cache has entries that are older.
      .with('outdated', (one) =>
        one
          .deleteFrom('catalog_change_log')
          .where('made_at', '<', sql<Date>`now() - interval '5 minutes'`)
          .returning('number'),
      )
      .insertInto('catalog_change_log')
      .values({ process_id: processId, number: recorded, change: JSON.stringify(change) })
      .execute();
  };

  return {
    record(change) {
      recording = recording.catch(() => {}).then(() => insert(change));
      return recording;
    },
    async readNew() {
      const rows = await db
        .selectFrom('catalog_change_log')
        .select(['process_id', 'number', 'change'])
        .where('process_id', '<>', processId)
        .where(sql<boolean>`number > coalesce((${JSON.stringify(read)}::jsonb ->> process_id)::bigint, 0)`)
        .orderBy('number')
        .execute();
      for (const { process_id, number } of rows) read[process_id] = number;
      return rows.map(({ change }) => change as CatalogChange);
    },
  };
}
