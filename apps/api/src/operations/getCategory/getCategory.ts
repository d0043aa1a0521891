import { findCategory } from '../../catalog/categories.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const getCategory: Handler<'getCategory'> = async ({ params, problem }, { db }) => {
  const category = await findCategory(db, params.id);
  return category ? { status: 200, body: category } : problem('categoryNotFound');
};
getCategory.subjects = ({ id }) => [`counts:${id}`];
