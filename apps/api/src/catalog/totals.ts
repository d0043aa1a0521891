import type { Db } from '../platform/database/open.ts';
import type { Tables } from '../platform/database/schema.ts';

/** Reads the number of domains or of published areas of expertise, which triggers count. */
export async function readTotal(db: Db, name: Tables['catalog_totals']['name']): Promise<number> {
  const { total } = await db
    .selectFrom('catalog_totals')
    .select('total')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return total;
}
