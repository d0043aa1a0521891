import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../contract/types.ts';
import { type Sent, startApi, type TestApi } from '../testing/api.ts';
import { addCategory, addCourse, addDomain, addExpertise } from '../testing/catalog.ts';
import { freshDatabase } from '../testing/database.ts';

let api: TestApi;
let statements = 0;
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    statements += 1;
    return result;
  },
};

/** Each list has several items, so that a query for each item would be counted. */
beforeAll(async () => {
  const database = await freshDatabase();
  api = await startApi({}, { database: { ...database, db: database.db.withPlugin(counter) } });
  const { user } = await api.instructor();
  const later = new Date(Date.now() + 86_400_000);
  for (const domain of ['arts', 'science', 'sports']) {
    await addDomain(api, { id: domain });
    await addExpertise(api, { id: `expertise-${domain}` });
    for (const letter of ['a', 'b', 'c']) {
      const category = `${domain}-${letter}`;
      await addCategory(api, { id: category, domain_id: domain });
      const course = { category_id: category, instructor_id: user.id, scheduled_time: later };
      for (const index of [1, 2, 3]) await addCourse(api, { id: `${category}-${index}`, ...course });
    }
  }
  const related = ['arts-a-2', 'arts-b-1', 'science-c-3'];
  await api.context.db
    .insertInto('related_courses')
    .values(related.map((related_id, position) => ({ course_id: 'arts-a-1', related_id, position })))
    .execute();
});
afterAll(() => api.close());

const params = { id: 'arts' };
const category = { params: { id: 'arts-a' } };

test.each<[number, OperationId, Sent]>([
  [1, 'listDomains', {}],
  [2, 'listDomains', { query: { populate: 'categories' } }],
  [1, 'getDomain', { params }],
  [1, 'listDomainCategories', { params }],
  [1, 'getCategory', category],
  [1, 'listCategoryCourses', category],
  [1, 'listCategoryCourses', { ...category, query: { sortBy: 'rating', limit: 2, page: 2 } }],
  [2, 'listCategoryCourses', { ...category, query: { page: 9 } }],
  [1, 'getCourse', { params: { id: 'arts-a-1' } }],
  [1, 'listCourseReviews', { params: { id: 'arts-a-1' } }],
  [1, 'listSessions', {}],
  [1, 'listExpertises', {}],
  [1, 'listExpertises', { query: { search: 'expertise' } }],
  [1, 'getExpertise', { params: { id: 'expertise-arts' } }],
])('%i statements for %s of a guest with %j', { tags: ['10.135'] }, async (expected, id, sent) => {
  statements = 0;
  await api.expectStatus(200, id, sent);
  expect(statements).toBe(expected);
});
