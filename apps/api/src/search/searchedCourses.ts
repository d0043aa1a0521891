import { type SearchSort, searchResultsMaximum } from '@lyceum/rules';
import { type RawBuilder, sql } from 'kysely';
import { centsOf } from '../catalog/courseFilters.ts';
import { type Course, coursesById } from '../catalog/courses.ts';
import type { Db } from '../platform/database/open.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/paging.ts';
import { facetsOf, type SearchFilters } from './facets.ts';
import { anyLexeme, type NamePatterns, namePatternsOf, tierOf, tsqueryOf } from './match.ts';
import type { Term } from './terms.ts';

/** Above this number of matches, by the estimate, only the best courses of the catalog are compared with the query. */
const indexedMatches = 5000;
/** How many of the best courses are compared then. */
const comparedCourses = 10_000;
/** With fewer matches among them, the index of words finds the others. */
const fewMatches = 40;
/** At most so many courses are read by the index: those of a rare match are far fewer. */
const indexedAtMost = 5000;

interface CourseQuery extends NamePatterns {
  /** The text of a `tsquery`; null if every course matches. */
  query: string | null;
  /** The query for courses with exactly this name: they are found in every case. */
  exactQuery: string;
  filter: RawBuilder<boolean>;
  /** Whether only the best courses of the catalog are compared. */
  onlyBest: boolean;
}

const orders: Record<SearchSort, RawBuilder<unknown>> = {
  relevance: sql`tier, rank desc, course_id`,
  rating: sql`rating desc nulls last, rank desc, course_id`,
  enrolled: sql`(select enrolled from courses where id = course_id) desc, course_id`,
  price: sql`price_cents, course_id`,
};

function filterOf(filters: SearchFilters, now: Date): RawBuilder<boolean> {
  const cents = centsOf(filters);
  const { minRating, time, seats } = filters;
  const conditions = [
    ...(cents ? [sql`price_cents between ${cents.from} and ${cents.to}`] : []),
    ...(minRating === undefined ? [] : [sql`rating >= ${minRating}`]),
    ...(time === undefined ? [] : [sql`scheduled_time > ${now}`]),
    ...(seats === undefined ? [] : [sql`not is_full`]),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}

/** The best matches. */
function matchesOf({ query, exactQuery, filter, onlyBest }: CourseQuery): RawBuilder<unknown> {
  const columns = sql`course_id, names, rank, price_cents, rating`;
  const best = sql`order by rank desc, course_id limit ${searchResultsMaximum}`;
  if (!onlyBest) {
    return sql`select ${columns} from (
        select * from course_search where words @@ ${query}::tsquery limit ${indexedAtMost}
      ) as indexed where ${filter} ${best}`;
  }
  const ranked = sql`(select * from course_search order by rank desc, course_id limit ${comparedCourses}) as ranked`;
  if (query === null) return sql`select ${columns} from ${ranked} where ${filter} ${best}`;
  return sql`(select ${columns} from ${ranked}
      where words @@ ${query}::tsquery and not words @@ ${exactQuery}::tsquery and ${filter} ${best})
    union all (select ${columns} from course_search
      where words @@ ${exactQuery}::tsquery and words @@ ${query}::tsquery and ${filter} ${best})`;
}

/** One page of the courses that match all terms and filters. @param now the time for `upcoming` */
export async function searchCourses(
  db: Db,
  terms: readonly Term[],
  filters: SearchFilters,
  sortBy: SearchSort,
  request: PageRequest,
  now: Date,
): Promise<Page<Course>> {
  if (terms.some(({ catalogWords }) => catalogWords.length === 0))
    return { results: [], ...request, totalResults: 0 };
  const query = tsqueryOf(terms, facetsOf(filters, now));
  const patterns = namePatternsOf(terms);
  const exactQuery = anyLexeme([`=${patterns.exact.slice(0, exactLength)}`]);
  const matches = Math.min(...terms.map(({ entries }) => entries));
  const courseQuery = { ...patterns, query, exactQuery, filter: filterOf(filters, now) };
  const readMatches = (onlyBest: boolean) => pageOfMatches(db, { ...courseQuery, onlyBest }, sortBy, request);
  const onlyBest = query === null || matches > indexedMatches;
  const page = await readMatches(onlyBest);
  return onlyBest && query !== null && page.totalResults < fewMatches ? readMatches(false) : page;
}

async function pageOfMatches(
  db: Db,
  query: CourseQuery,
  sortBy: SearchSort,
  request: PageRequest,
): Promise<Page<Course>> {
  const { rows } = await sql<{ course_id: string }>`
    select course_id
    from (select *, ${tierOf(sql.ref('names'), query)} as tier from (${matchesOf(query)}) as matched) as compared
    order by ${orders[sortBy]}
  `.execute(db);
  const ids = rows.map(({ course_id }) => course_id);
  return readPage(request, ids.length, ({ offset, limit }) =>
    coursesById(db, ids.slice(offset, offset + limit)),
  );
}

/** The length of a name's lexeme in the database. */
const exactLength = 200;
