import { coursesById } from '../../catalog/courses.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const listCourses: Handler<'listCourses'> = async ({ query }, { db }) => ({
  status: 200,
  body: { results: await coursesById(db, (query.ids ?? '').split(',')) },
});
