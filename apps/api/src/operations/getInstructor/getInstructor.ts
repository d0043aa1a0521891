import { findInstructor } from '../../catalog/instructors.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const getInstructor: Handler<'getInstructor'> = async ({ params, problem }, { db }) => {
  const instructor = await findInstructor(db, params.id);
  return instructor ? { status: 200, body: instructor } : problem('instructorNotFound');
};
getInstructor.subjects = ({ id }) => [`instructor:${id}`, `teaching:${id}`];
