import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CatalogChange, Subject } from '../context/subjects.ts';
import type { Db } from '../database/open.ts';

/** The catalog changes of all processes that share a database. */
export interface SharedChanges {
  /** Tells the other processes of a change. Call it after the commit. */
  record(change: CatalogChange): Promise<void>;
  /** The changes by other processes since the last call; null for one that this version cannot read. */
  readNew(): Promise<(CatalogChange | null)[]>;
}

const isTexts = (value: unknown): value is Subject[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** A newer version may have written it. */
function readChange(stored: unknown): CatalogChange | null {
  if (typeof stored !== 'object' || stored === null || !('subjects' in stored)) return null;
  const counters = 'counters' in stored ? stored.counters : [];
  return isTexts(stored.subjects) && isTexts(counters) ? { subjects: stored.subjects, counters } : null;
}

export function shareChanges(db: Db): SharedChanges {
  const processId = randomUUID();
  /** The number of the last change that was read, by process. */
  const read = new Map<string, number>();
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
        .where(
          sql<boolean>`number > coalesce((${JSON.stringify(Object.fromEntries(read))}::jsonb ->> process_id)::bigint, 0)`,
        )
        .where('number', '<=', Number.MAX_SAFE_INTEGER)
        .orderBy('number')
        .execute();
      for (const { process_id, number } of rows) read.set(process_id, number);
      return rows.map(({ change }) => readChange(change));
    },
  };
}
