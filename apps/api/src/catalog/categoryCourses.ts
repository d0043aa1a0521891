import { sql } from 'kysely';
import type { Db } from '../platform/database/open.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/paging.ts';
import { type CourseFilters, centsOf, courseFilterNames } from './courseFilters.ts';
import { type CourseOrder, orderOfCourses } from './courseOrders.ts';
import { type Course, selectCourses, toCourse } from './courses.ts';

/**
 * One page of the published courses of a category that match the filters, ties by id; null if there is no such category.
 * @param now the time for `upcoming`
 */
export async function pageOfCategory(
  db: Db,
  categoryId: string,
  { sortBy, language, ...filters }: CourseOrder & CourseFilters,
  request: PageRequest,
  now: Date,
): Promise<Page<Course> | null> {
  const category = await db
    .selectFrom('categories')
    .select('courses')
    .where('id', '=', categoryId)
    .executeTakeFirst();
  if (!category) return null;
  const matching = selectMatching(db, categoryId, filters, now);
  const isFiltered = courseFilterNames.some((name) => filters[name] !== undefined);
  const { total } = isFiltered
    ? await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    : { total: category.courses };
  const order = orderOfCourses({ sortBy, language });
  return readPage(request, total, async ({ offset, limit }) => {
    const page = matching.select('courses.id').orderBy(order).offset(offset).limit(limit);
    const rows = await selectCourses(db, null)
      .innerJoin(page.as('page'), 'page.id', 'courses.id')
      .orderBy(order)
      .execute();
    return rows.map(toCourse);
  });
}

function selectMatching(db: Db, categoryId: string, filters: CourseFilters, now: Date) {
  const { minRating, inLanguage, time, seats } = filters;
  const cents = centsOf(filters);
  let courses = db
    .selectFrom('courses')
    .where('category_id', '=', categoryId)
    .where('status', '=', 'published');
  if (cents) courses = courses.where('price_cents', '>=', cents.from).where('price_cents', '<=', cents.to);
  if (minRating !== undefined) courses = courses.where('rating', '>=', minRating);
  // No code of a language is a part of another one.
  if (inLanguage !== undefined) courses = courses.where('languages', 'like', `%${inLanguage}%`);
  if (time === 'upcoming') courses = courses.where('scheduled_time', '>', now);
  if (seats === 'available') courses = courses.where(sql<boolean>`(seats is null or enrolled < seats)`);
  return courses;
}
