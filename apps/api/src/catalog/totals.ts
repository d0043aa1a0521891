import type { Db } from '../database/open.ts';
import type { Tables } from '../database/schema.ts';

/** The query for the number of domains or areas of expertise, from a counter. */
export function totalOf(db: Db, name: Tables['catalog_totals']['name']) {
  return db.selectFrom('catalog_totals').select('total').where('name', '=', name);
}
