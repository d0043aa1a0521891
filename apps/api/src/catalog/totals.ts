import type { Db } from '../database/open.ts';
import type { Tables } from '../database/schema.ts';

/** How many domains or areas of expertise there are, without counting them. */
export async function readTotal(db: Db, name: Tables['catalog_totals']['name']): Promise<number> {
  const { total } = await db
    .selectFrom('catalog_totals')
    .select('total')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return total;
}
