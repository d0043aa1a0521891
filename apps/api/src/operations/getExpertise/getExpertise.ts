import { findExpertise } from '../../catalog/expertises.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const getExpertise: Handler<'getExpertise'> = async ({ params, caller, problem }, { db }) => {
  const expertise = await findExpertise(db, params.id, caller?.user ?? null);
  return expertise ? { status: 200, body: expertise } : problem('expertiseNotFound');
};
getExpertise.subjects = () => ['expertises'];
