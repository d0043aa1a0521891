import { limits, type SearchSort } from '@lyceum/rules';
import { type RawBuilder, sql } from 'kysely';
import { centsOf } from '../catalog/courseFilters.ts';
import { type Course, selectCoursesFor, toCourse } from '../catalog/courses.ts';
import type { Db } from '../database/open.ts';
import { type Page, type PageRequest, type Range, readPageWithTotal } from '../database/paging.ts';
import { type Slots, statement } from '../database/statement.ts';
import { facetsOf, type SearchFilters, shareOf } from './facets.ts';
import { anyLexeme, tierOf, tsqueryOf, type Wanted, wantedOf } from './match.ts';
import type { Term } from './terms.ts';

/**
 * How the matches are found. `index`: all by the index of words, for few. `ranked`: the best ones, from the best courses of the
 * catalog, for a query that so many courses match that the index would return too many. `all`: the same without a query.
 */
type Access = 'index' | 'ranked' | 'all';

/** Above this number of matches, by the estimate, the courses are read in the order of their rank. */
const indexedMatches = 5000;
/** How many of the best courses are compared with the query then. */
const comparedCourses = 10_000;
/** With fewer matches among them, the index finds the others. */
const fewMatches = 40;
/** At most so many courses are read by the index: those of a rare match are far fewer. */
const indexedAtMost = 5000;

interface CourseQuery extends Wanted, Range {
  query: string;
  /** The query for courses with exactly this name: they are found in every case. */
  exactQuery: string;
  /** The price; null for any. */
  from: number | null;
  to: number | null;
  minRating: number | null;
  after: Date | null;
  /** Whether full courses are left out. */
  onlyAvailable: boolean;
}

const orders: Record<SearchSort, RawBuilder<unknown>> = {
  relevance: sql`tier, rank desc, course_id`,
  rating: sql`rating desc nulls last, rank desc, course_id`,
  enrolled: sql`(select enrolled from courses where id = course_id) desc, course_id`,
  price: sql`price_cents, course_id`,
};

const filtered = ({ from, to, minRating, after, onlyAvailable }: Slots<CourseQuery>) => sql<boolean>`
  (${from}::integer is null or price_cents between ${from}::integer and ${to}::integer)
  and (${minRating}::float8 is null or rating >= ${minRating}::float8)
  and (${after}::timestamptz is null or scheduled_time > ${after}::timestamptz)
  and not (${onlyAvailable}::boolean and is_full)`;

/** The best matches. A materialized query is planned on its own, so that its limit or its index is used. */
function matchesOf(access: Access, slots: Slots<CourseQuery>) {
  const columns = sql`course_id, names, rank, price_cents, rating`;
  const matching = (query: RawBuilder<string>) => sql`words @@ ${query}::tsquery and ${filtered(slots)}`;
  const best = sql`order by rank desc, course_id limit ${sql.lit(limits.searchResultsMaximum)}`;
  if (access === 'index') {
    return sql`with indexed as materialized (
        select ${columns}, scheduled_time, is_full from course_search where words @@ ${slots.query}::tsquery
      )
      select ${columns} from (select * from indexed limit ${sql.lit(indexedAtMost)}) as candidates
      where ${filtered(slots)} ${best}`;
  }
  const ranked = sql`(select * from course_search order by rank desc, course_id limit ${sql.lit(comparedCourses)}) as ranked`;
  if (access === 'all') return sql`select ${columns} from ${ranked} where ${filtered(slots)} ${best}`;
  return sql`(select ${columns} from ${ranked}
      where ${matching(slots.query)} and not words @@ ${slots.exactQuery}::tsquery ${best})
    union all (select ${columns}
      from (select * from course_search where words @@ ${slots.exactQuery}::tsquery offset 0) as exact
      where ${matching(slots.query)} ${best})`;
}

const readCourses = statement((db, slots: Slots<CourseQuery>, access: Access, sortBy: SearchSort) => {
  const page = sql<{ course_id: string; position: number; total: number }>`(
    with matched as materialized (${matchesOf(access, slots)})
    select course_id, row_number() over (order by ${orders[sortBy]}) as position, count(*) over () as total
    from (select *, ${tierOf(sql.ref('names'), slots)} as tier from matched) as compared
    order by position offset ${slots.offset} limit ${slots.limit}
  )`;
  return selectCoursesFor(db, null)
    .innerJoin(page.as('page'), 'page.course_id', 'courses.id')
    .select('page.total')
    .orderBy('page.position');
});

/** One page of the courses that match all terms and filters. @param now the time for `upcoming` */
export async function searchCourses(
  db: Db,
  terms: readonly Term[],
  filters: SearchFilters,
  sortBy: SearchSort,
  request: PageRequest,
  now: Date,
): Promise<Page<Course>> {
  if (terms.some(({ found }) => found.length === 0)) return { results: [], ...request, totalResults: 0 };
  const cents = centsOf(filters);
  const facets = facetsOf(filters, now);
  const query = tsqueryOf(terms, facets);
  const wanted = wantedOf(terms);
  const slots = {
    ...wanted,
    query: query ?? '',
    exactQuery: anyLexeme([`=${wanted.exact.slice(0, exactLength)}`]),
    from: cents?.from ?? null,
    to: cents?.to ?? null,
    minRating: filters.minRating ?? null,
    after: filters.time === 'upcoming' ? now : null,
    onlyAvailable: filters.seats === 'available',
  };
  const matches = Math.min(...terms.map(({ entries }) => entries)) * shareOf(filters);
  const first = query === null ? 'all' : matches > indexedMatches ? 'ranked' : 'index';
  const found = await pageBy(first);
  return first === 'ranked' && found.totalResults < fewMatches ? pageBy('index') : found;

  function pageBy(access: Access): Promise<Page<Course>> {
    const read = (range: Range) => readCourses(db, { ...slots, ...range }, access, sortBy);
    const readTotal = async () => (await read({ offset: 0, limit: 1 }))[0]?.total ?? 0;
    return readPageWithTotal(request, read, toCourse, readTotal);
  }
}

/** The length of a name's lexeme in the database. */
const exactLength = 200;
