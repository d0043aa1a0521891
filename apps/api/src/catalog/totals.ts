import type { Db } from '../database/open.ts';
import type { Tables } from '../database/schema.ts';

/** The number of domains or areas of expertise, from a counter. */
export async function readTotal(db: Db, name: Tables['catalog_totals']['name']): Promise<number> {
  const { total } = await db
    .selectFrom('catalog_totals')
    .select('total')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return total;
}
