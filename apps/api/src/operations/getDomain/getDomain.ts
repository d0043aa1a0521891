import { findDomain } from '../../catalog/domains.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const getDomain: Handler<'getDomain'> = async ({ params, problem }, { db }) => {
  const domain = await findDomain(db, params.id);
  return domain ? { status: 200, body: domain } : problem('domainNotFound');
};
getDomain.subjects = ({ id }) => [`domain:${id}`];
