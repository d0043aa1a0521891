import type { Handler } from '../../platform/contract/types.ts';
import { searchCatalog } from '../../search/searchCatalog.ts';

export const search: Handler<'search'> = async ({ query }, { db, now }) => ({
  status: 200,
  body: await searchCatalog(db, query, now()),
});
