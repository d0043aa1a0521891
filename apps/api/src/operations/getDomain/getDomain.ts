import { findDomain } from '../../catalog/domains.ts';
import type { Handler } from '../../contract/types.ts';

export const getDomain: Handler<'getDomain'> = async ({ params, problem }, { db }) => {
  const found = await findDomain(db, params.id);
  return found ? { status: 200, body: found.domain } : problem('domainNotFound');
};
