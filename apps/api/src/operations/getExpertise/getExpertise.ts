import { findExpertise } from '../../catalogue/expertises.ts';
import type { Handler } from '../../contract/types.ts';

export const getExpertise: Handler<'getExpertise'> = async ({ params, refuse }, { db }) => {
  const expertise = await findExpertise(db, params.id);
  return expertise ? { status: 200, body: expertise } : refuse('expertiseNotFound');
};
