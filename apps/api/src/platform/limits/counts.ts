import { sql } from 'kysely';
import { anyOf } from '../database/anyOf.ts';
import type { Db } from '../database/open.ts';

/** The count of a key in its current window. */
export interface Count {
  key: string;
  count: number;
  windowEndsAt: Date;
}

interface Addition {
  key: string;
  by: number;
  perMs: number;
}

/**
 * Adds to counters that all processes share. A window starts with the first count; after its end the next count starts a
 * new one. Sorted keys prevent deadlocks between processes.
 * @param renew restarts the window with each count, so that it ends `perMs` after the last one
 */
export async function addToCounts(
  db: Db,
  additions: readonly Addition[],
  now: Date,
  { renew = false } = {},
): Promise<Count[]> {
  if (additions.length === 0) return [];
  const rows = [...additions].sort((one, other) => (one.key < other.key ? -1 : 1));
  const keys = rows.map(({ key }) => key);
  const counts = rows.map(({ by }) => by);
  const ends = rows.map(({ perMs }) => new Date(now.getTime() + perMs).toISOString());
  const totals = await db
    .insertInto('rate_limits')
    .columns(['key', 'count', 'window_ends_at'])
    .expression(sql`select * from unnest(${keys}::text[], ${counts}::integer[], ${ends}::timestamptz[])`)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limits.window_ends_at > ${now} then rate_limits.count else 0 end + excluded.count`,
        window_ends_at: renew
          ? sql`excluded.window_ends_at`
          : sql`case when rate_limits.window_ends_at > ${now} then rate_limits.window_ends_at else excluded.window_ends_at end`,
      }),
    )
    .returning(['key', 'count', 'window_ends_at'])
    .execute();
  return totals.map(({ key, count, window_ends_at }) => ({ key, count, windowEndsAt: window_ends_at }));
}

/** Deletes the counts of windows that have ended. */
export async function deleteExpiredCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_ends_at', '<', now).execute();
}

/** The counts of the keys whose windows have not ended. */
export async function readCounts(db: Db, keys: readonly string[], now: Date): Promise<Map<string, Count>> {
  const rows = await db
    .selectFrom('rate_limits')
    .select(['key', 'count', 'window_ends_at'])
    .where('key', '=', anyOf(keys))
    .where('window_ends_at', '>', now)
    .execute();
  return new Map(
    rows.map(({ key, count, window_ends_at }) => [key, { key, count, windowEndsAt: window_ends_at }]),
  );
}

/** Deletes the count of a key. */
export async function deleteCount(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}
