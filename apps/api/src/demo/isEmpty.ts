import type { Db } from '../platform/database/open.ts';

/** Whether the database contains no data yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .unionAll(db.selectFrom('domains').select('id'))
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}
