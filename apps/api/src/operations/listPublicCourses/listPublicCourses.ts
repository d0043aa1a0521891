import { pageOfInstructor } from '../../catalog/instructors.ts';
import { cardsOf } from '../../platform/context/subjects.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const listPublicCourses: Handler<'listPublicCourses'> = async ({ params, query, problem }, { db }) => {
  const page = await pageOfInstructor(db, params.id, query, query);
  return page ? { status: 200, body: page } : problem('instructorNotFound');
};
listPublicCourses.subjects = ({ id }, page) => [
  `instructor:${id}`,
  `teaching:${id}`,
  ...cardsOf(page?.results),
];
