import { findExpertise } from '../../catalog/expertises.ts';
import type { Handler } from '../../contract/types.ts';

export const getExpertise: Handler<'getExpertise'> = async ({ params, caller, refuse }, { db }) => {
  const expertise = await findExpertise(db, params.id, caller?.user ?? null);
  return expertise ? { status: 200, body: expertise } : refuse('expertiseNotFound');
};
