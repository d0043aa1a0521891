import { findCategory } from '../../catalog/categories.ts';
import { coursesOfCategory } from '../../catalog/courses.ts';
import type { Handler } from '../../contract/types.ts';
import { readPage } from '../../database/paging.ts';

export const listCategoryCourses: Handler<'listCategoryCourses'> = async (
  { params, query, problem },
  { db },
) => {
  const category = await findCategory(db, params.id);
  if (!category) return problem('categoryNotFound');
  const body = await readPage(query, category.courseCount, (range) =>
    coursesOfCategory(db, params.id, query, range),
  );
  return { status: 200, body };
};
