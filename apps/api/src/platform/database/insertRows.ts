import type { Insertable } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './schema.ts';

/**
 * Far below the 65,535 parameters of a statement, so that a busy database inserts the rows within the time limit of a
 * statement. A course takes the longest: triggers add its lessons and what searches find.
 */
const maximumParameters = 10_000;

/** Inserts any number of rows, all with the same columns, in as few statements as their parameters allow. */
export async function insertRows<Table extends keyof Tables>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const rowsAtOnce = Math.floor(maximumParameters / Math.max(1, columns));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  }
}
