import { categoriesOfDomain } from '../../catalog/categories.ts';
import { findDomain } from '../../catalog/domains.ts';
import type { Handler } from '../../contract/types.ts';
import { readPage } from '../../database/paging.ts';

export const listDomainCategories: Handler<'listDomainCategories'> = async (
  { params, query, problem },
  { db },
) => {
  const found = await findDomain(db, params.id);
  if (!found) return problem('domainNotFound');
  const body = await readPage(query, found.categories, (range) =>
    categoriesOfDomain(db, params.id, query, range),
  );
  return { status: 200, body };
};
