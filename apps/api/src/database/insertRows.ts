import type { Insertable } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './schema.ts';

/**
 * Far below the 65,535 parameters of a statement for every table, and few enough that a busy database inserts them within
 * the time limit of a statement.
 */
const rowsAtOnce = 500;

/** Inserts any number of rows, all with the same columns, in statements of limited size. */
export async function insertRows<Table extends keyof Tables>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  }
}
