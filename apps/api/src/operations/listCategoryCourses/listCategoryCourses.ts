import { pageOfCategory } from '../../catalog/categoryCourses.ts';
import { cardsOf } from '../../platform/context/subjects.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const listCategoryCourses: Handler<'listCategoryCourses'> = async (
  { params, query, problem },
  { db, now },
) => {
  const page = await pageOfCategory(db, params.id, query, query, now());
  return page ? { status: 200, body: page } : problem('categoryNotFound');
};
listCategoryCourses.subjects = ({ id }, page) => [`category:${id}`, ...cardsOf(page?.results)];
