import type { Handler } from '../../platform/contract/types.ts';
import { pageOfReviews } from '../../reviews/publicReviews.ts';

export const listCourseReviews: Handler<'listCourseReviews'> = async ({ params, query, problem }, { db }) => {
  const page = await pageOfReviews(db, params.id, query.sortBy, query);
  return page ? { status: 200, body: page } : problem('courseNotFound');
};
listCourseReviews.subjects = ({ id }) => [`reviews:${id}`];
