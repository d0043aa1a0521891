import { pageOfCategory } from '../../catalog/courses.ts';
import type { Handler } from '../../contract/types.ts';

export const listCategoryCourses: Handler<'listCategoryCourses'> = async (
  { params, query, problem },
  { db },
) => {
  const page = await pageOfCategory(db, params.id, query, query);
  return page ? { status: 200, body: page } : problem('categoryNotFound');
};
