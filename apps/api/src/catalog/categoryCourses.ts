import type { Language } from '@lyceum/rules';
import { type RawBuilder, sql } from 'kysely';
import { batchedStatement } from '../database/batchedStatement.ts';
import { type Distance, distanceOf, readFromNearerEnd } from '../database/nearerEnd.ts';
import type { Db } from '../database/open.ts';
import { type Page, type PageRequest, type Range, readPage, readPageWithTotal } from '../database/paging.ts';
import { type Slots, statement } from '../database/statement.ts';
import { type CourseFilters, centsOf } from './courseFilters.ts';
import { bothOrders, type CourseOrder } from './courseOrders.ts';
import { type Course, selectCoursesFor, toCourse } from './courses.ts';

const totalOfCategory = (db: Db, id: RawBuilder<string>) =>
  db.selectFrom('categories').select('categories.courses as total').where('categories.id', '=', id);

const readTotalOfCategory = async (db: Db, id: string) =>
  (await totalOfCategory(db, sql.val(id)).executeTakeFirst())?.total;

const publishedIn = (db: Db, categoryId: RawBuilder<string>) =>
  db.selectFrom('courses').where('category_id', '=', categoryId).where('status', '=', sql.lit('published'));

function selectPageOfCategory(
  db: Db,
  { categoryId, offset, limit }: Slots<Range & { categoryId: string }>,
  distance: Distance,
  sortBy: CourseOrder['sortBy'],
  language: Language,
) {
  const { forward, backward } = bothOrders(sortBy, language);
  const total = totalOfCategory(db, categoryId);
  const ids = publishedIn(db, categoryId).select('courses.id');
  const page = readFromNearerEnd(db, {
    distance,
    range: { offset, limit },
    total,
    fromStart: ids.orderBy(forward),
    fromEnd: ids.orderBy(backward),
  });
  return selectCoursesFor(db, null)
    .innerJoin(page.as('page'), 'page.id', 'courses.id')
    .select(total.as('total'))
    .orderBy(forward);
}

const readPageOfCategory = statement(selectPageOfCategory);
/** Only these are the same work for each call: a far page can take a hundred times as long. */
const readUsualPageOfCategory = batchedStatement(
  { categoryId: 'text', offset: 'integer', limit: 'integer' },
  selectPageOfCategory,
);

/** The values of the filters. Only those that the statement compares matter. */
interface FilterValues {
  categoryId: string;
  from: number;
  to: number;
  minRating: number;
  inLanguage: string;
  after: Date;
}

/** Which columns a statement compares. */
type Compared = 'price' | 'rating' | 'language' | 'time' | 'seats';

const conditions: Record<Compared, (slots: Slots<FilterValues>) => RawBuilder<boolean>> = {
  price: ({ from, to }) => sql`courses.price_cents between ${from} and ${to}`,
  rating: ({ minRating }) => sql`courses.rating >= ${minRating}`,
  // No code of a language is a part of another one.
  language: ({ inLanguage }) => sql`strpos(courses.languages, ${inLanguage}) > 0`,
  time: ({ after }) => sql`courses.scheduled_time > ${after}`,
  // The index of full courses contains only these, and enrollments change it only when a course becomes full or free.
  seats: ({ categoryId }) => sql`not exists (
    select from courses as filled
    where filled.category_id = ${categoryId} and filled.id = courses.id
      and filled.status = 'published' and filled.enrolled >= filled.seats
  )`,
};

/** The indexes contain all compared columns, so that a course that does not match is not read [10.240]. */
const matching = (slots: Slots<FilterValues>, compared: readonly Compared[]): RawBuilder<boolean> =>
  sql.join(
    compared.map((name) => conditions[name](slots)),
    sql` and `,
  ) as RawBuilder<boolean>;

/** A condition whose matches the planner does not estimate. */
const unestimated = (condition: RawBuilder<boolean>) =>
  sql<boolean>`case when ${condition} then true else false end`;

const countMatches = statement((db, slots: Slots<FilterValues>, ...compared: Compared[]) => {
  const others = compared.filter((name) => name !== 'seats');
  const condition = others.length > 0 ? matching(slots, others) : null;
  const courses = publishedIn(db, slots.categoryId).select((eb) => eb.fn.countAll<number>().as('total'));
  const counted = condition ? courses.where(condition) : courses;
  if (!compared.includes('seats')) return counted;
  // The full ones are few: looking up each of the others would take several times as long.
  const full = courses.where(sql<boolean>`enrolled >= seats`).where(unestimated(condition ?? sql`true`));
  const all = condition ? counted : totalOfCategory(db, slots.categoryId);
  return db.selectNoFrom(sql<number>`coalesce(${all}, 0) - ${full}`.as('total'));
});

/**
 * Up to this number of matches, all are found by the index of a filter and sorted. More are read in the order of the list, in
 * which they are close to each other.
 */
const sortedMatches = 1000;

const readFewMatches = statement(
  (
    db,
    slots: Slots<FilterValues & Range>,
    sortBy: CourseOrder['sortBy'],
    language: Language,
    ...compared: Compared[]
  ) => {
    const { forward } = bothOrders(sortBy, language);
    // The offset keeps the planner from reading the whole list in its order.
    const all = publishedIn(db, slots.categoryId)
      .where(matching(slots, compared))
      .selectAll('courses')
      .offset(sql.lit(0));
    const page = db
      .selectFrom(all.as('courses'))
      .select('courses.id')
      .orderBy(forward)
      .offset(slots.offset)
      .limit(slots.limit);
    return selectCoursesFor(db, null).innerJoin(page.as('page'), 'page.id', 'courses.id').orderBy(forward);
  },
);

const readManyMatches = statement(
  (
    db,
    slots: Slots<FilterValues & Range & { total: number }>,
    distance: Distance,
    sortBy: CourseOrder['sortBy'],
    language: Language,
    ...compared: Compared[]
  ) => {
    const { forward, backward } = bothOrders(sortBy, language);
    // The planner expects few matches of several filters, and would sort them all.
    const ids = publishedIn(db, slots.categoryId)
      .where(unestimated(matching(slots, compared)))
      .select('courses.id');
    const page = readFromNearerEnd(db, {
      distance,
      range: slots,
      total: sql`${slots.total}::integer`,
      fromStart: ids.orderBy(forward),
      fromEnd: ids.orderBy(backward),
    });
    return selectCoursesFor(db, null).innerJoin(page.as('page'), 'page.id', 'courses.id').orderBy(forward);
  },
);

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
  const cents = centsOf(filters);
  const { minRating, inLanguage, time, seats } = filters;
  const compared: Compared[] = [
    ...(cents ? ['price' as const] : []),
    ...(minRating === undefined ? [] : ['rating' as const]),
    ...(inLanguage === undefined ? [] : ['language' as const]),
    ...(time === undefined ? [] : ['time' as const]),
    ...(seats === undefined ? [] : ['seats' as const]),
  ];
  if (compared.length === 0) {
    const read = (range: Range) => {
      const distance = distanceOf(range);
      const readRange = distance === 'usual' ? readUsualPageOfCategory : readPageOfCategory;
      return readRange(db, { ...range, categoryId }, distance, sortBy, language);
    };
    return readPageWithTotal(request, read, toCourse, () => readTotalOfCategory(db, categoryId));
  }
  const values: FilterValues = {
    categoryId,
    from: cents?.from ?? 0,
    to: cents?.to ?? 0,
    minRating: minRating ?? 0,
    inLanguage: inLanguage ?? '',
    after: now,
  };
  const total = (await countMatches(db, values, ...compared))[0]?.total ?? 0;
  if (total === 0 && (await readTotalOfCategory(db, categoryId)) === undefined) return null;
  return readPage(request, total, async (range) => {
    const rows =
      total > sortedMatches
        ? await readManyMatches(
            db,
            { ...values, ...range, total },
            distanceOf(range),
            sortBy,
            language,
            ...compared,
          )
        : await readFewMatches(db, { ...values, ...range }, sortBy, language, ...compared);
    return rows.map(toCourse);
  });
}
