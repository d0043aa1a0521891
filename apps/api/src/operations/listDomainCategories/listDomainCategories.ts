import { pageOfDomain } from '../../catalog/categories.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const listDomainCategories: Handler<'listDomainCategories'> = async (
  { params, query, problem },
  { db },
) => {
  const page = await pageOfDomain(db, params.id, query, query);
  return page ? { status: 200, body: page } : problem('domainNotFound');
};
listDomainCategories.subjects = ({ id }) => [`domain:${id}`];
