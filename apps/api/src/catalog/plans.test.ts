import { limits } from '@lyceum/rules';
import { CompiledQuery, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../database/open.ts';
import { pageOfEnrollments } from '../learning/enrollments.ts';
import { pageOfReviews } from '../reviews/publicReviews.ts';
import { pageOfOwnCourses } from '../teaching/courses.ts';
import { type SignedInUser, testApi } from '../testing/api.ts';
import { statementsOf } from '../testing/statements.ts';
import { findCategory, pageOfDomain } from './categories.ts';
import { pageOfCategory } from './categoryCourses.ts';
import { findCourse, pageOfSessions } from './courses.ts';
import { pageOfDomains } from './domains.ts';
import { pageOfExpertises } from './expertises.ts';
import { coursePages, listNewCourses } from './publicPages.ts';
import { findSessions } from './sessions.ts';

const api = testApi();
const page = { page: 3, limit: 12 };
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await api().instructor();
  const { db } = api().context;
  await switchTriggers(db, 'disable');
  try {
    await fill(db);
  } finally {
    // The next test file may reuse this database, emptied.
    await switchTriggers(db, 'enable');
  }
  // Includes a vacuum: otherwise a search has to read the pending list of the trigram index, which is expensive.
  await sql`vacuum analyze`.execute(db);
});

/** Counting and indexing row by row would take longer than the test, and plans do not depend on either. */
async function switchTriggers(db: Db, action: 'disable' | 'enable'): Promise<void> {
  const triggers = {
    courses: 'user',
    categories: 'user',
    enrollments: 'user',
    reviews: 'user',
    course_sessions: 'user',
    domains: 'index_domain',
  };
  for (const [table, trigger] of Object.entries(triggers)) {
    await sql`alter table ${sql.table(table)} ${sql.raw(action)} trigger ${sql.raw(trigger)}`.execute(db);
  }
}

async function fill(db: Db): Promise<void> {
  const named = (kind: string) => sql`json_build_object('en', ${kind}::text || n)`;
  await sql`insert into domains (id, name, color)
    select 'd' || n, ${named('Domain')}, '#123456' from generate_series(1, 1000) n`.execute(db);
  await sql`insert into categories (id, domain_id, name, color)
    select 'c' || n, 'd' || (n % 4 + 1), ${named('Category')}, '#123456' from generate_series(1, 1000) n`.execute(
    db,
  );
  await sql`insert into expertises (id, name, published, created_at)
    select 'e' || n, json_build_object('en', md5(n::text)), true, now() from generate_series(1, 4000) n`.execute(
    db,
  );
  await sql`insert into courses (id, category_id, instructor_id, status, name, price_cents, sessions, rating,
      enrolled, scheduled_time, created_at, updated_at)
    select 'k' || n, 'c' || (n % 4 + 1), ${instructor.user.id}, 'published', ${named('Course ')}, n % 50 * 100,
      8, nullif(n % 50, 25) / 10.0, 0, now() + (n - 1500) * interval '1 hour', now(), now()
    from generate_series(1, 2000) n`.execute(db);
  // A category in which a filter has many matches.
  await sql`insert into courses (id, category_id, instructor_id, status, name, price_cents, sessions, rating,
      enrolled, seats, created_at, updated_at)
    select 'm' || n, 'c9', ${instructor.user.id}, 'published', ${named('Many ')}, n % 50 * 100, 8,
      n % 50 / 10.0, n, case n % 10 when 0 then n when 1 then n + 1 end, now(), now()
    from generate_series(1, 2500) n`.execute(db);
  await sql`insert into enrollments (id, user_id, course_id, price_cents, last_accessed, created_at)
    select 'e' || n, ${instructor.user.id}, 'k' || n, 0, now() - n * interval '1 minute', now()
    from generate_series(1, 2000) n`.execute(db);
  await sql`insert into reviews (id, course_id, user_id, stars, text, language, created_at, updated_at)
    select 'r' || n, 'k' || n, ${instructor.user.id}, 5, 'Clear', 'en', now(), now()
    from generate_series(1, 2000) n`.execute(db);
  await sql`insert into course_sessions (id, course_id, position)
    select 's' || n, 'k' || n, 1 from generate_series(1, 2000) n`.execute(db);
  await sql`update courses set review_count = 1 where id like 'k%'`.execute(db);
  await sql`update categories set courses = case id when 'c9' then 2500 else 500 end`.execute(db);
  await sql`update domains set categories = 250`.execute(db);
}

/**
 * The plans of the queries of a call, as PostgreSQL explains them: with their parameters, and without, which is the plan of
 * a prepared statement after some runs.
 */
async function plansOf(request: (db: Db) => Promise<unknown>): Promise<string[]> {
  const { db } = api().context;
  const statements = await statementsOf(db, request);
  const explain = async (on: Db, text: string, parameters: readonly unknown[] = []) => {
    const { rows } = await on.executeQuery<Record<string, string>>(CompiledQuery.raw(text, [...parameters]));
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const generic = (text: string, parameters: readonly unknown[]) =>
    db.connection().execute(async (on) => {
      await sql.raw(`prepare shown as ${text}`).execute(on);
      await sql`set plan_cache_mode = force_generic_plan`.execute(on);
      const plan = await explain(on, `explain execute shown (${parameters.map(() => 'null').join(', ')})`);
      await sql`reset plan_cache_mode`.execute(on);
      await sql`deallocate shown`.execute(on);
      return plan;
    });
  const plans: string[] = [];
  for (const { sql: text, parameters } of statements) {
    plans.push(await explain(db, `explain ${text}`, parameters));
    if (parameters.length > 0) plans.push(await generic(text, parameters));
  }
  return plans;
}

const lists: [string, (db: Db) => Promise<unknown>, string][] = [
  ['domains', (db) => pageOfDomains(db, 'en', page), 'domains_by_name_en'],
  ...(['name', 'popularity', 'courses'] as const).map((sortBy): (typeof lists)[number] => [
    `categories by ${sortBy}`,
    (db) => pageOfDomain(db, 'd2', { sortBy, language: 'fr' }, page),
    sortBy === 'name' ? 'categories_by_name_fr' : `categories_by_${sortBy}`,
  ]),
  ...(['name', 'rating', 'enrolled', 'price'] as const).map((sortBy): (typeof lists)[number] => [
    `courses by ${sortBy}`,
    (db) => pageOfCategory(db, 'c2', { sortBy, language: 'ar' }, page, new Date()),
    sortBy === 'name' ? 'courses_by_name_ar' : `courses_by_${sortBy}`,
  ]),
  ['sessions', (db) => pageOfSessions(db, new Date(), page), 'courses_by_time'],
  ['expertises', (db) => pageOfExpertises(db, { search: '', language: 'fr' }, page), 'expertises_by_name_fr'],
  ['a sitemap', (db) => coursePages(db).list({ offset: 24, limit: 12 }), 'courses_by_publication'],
  ['own courses', (db) => pageOfOwnCourses(db, instructor.user, page), 'courses_of_instructor'],
  ['own enrollments', (db) => pageOfEnrollments(db, instructor.user, page), 'enrollments_of_user'],
];

test.each(lists)(
  '%s: reads the ids of a page from the index, in order',
  {
    tags: ['10.136'],
  },
  async (_, request, index) => {
    const plans = (await plansOf(request)).filter((plan) => plan.includes('Limit'));
    expect(plans.length).toBeGreaterThan(1);
    // A learner has too few enrollments for the ids of their courses to be in the index.
    const scan = index === 'enrollments_of_user' ? 'Index Scan' : 'Index Only Scan';
    for (const plan of plans) {
      const belowLimit = plan.slice(plan.indexOf('Limit'));
      expect(belowLimit).toMatch(new RegExp(`^(?:(?!Sort)[^])*${scan} using ${index} `));
    }
  },
);

describe.each([
  ['name', 'courses_by_name_ar'],
  ['rating', 'courses_by_rating'],
  ['enrolled', 'courses_by_enrolled'],
  ['price', 'courses_by_price'],
] as const)('far pages of courses by %s', (sortBy, index) => {
  const pageAt = (db: Db, number: number, limit = 12) =>
    pageOfCategory(db, 'c2', { sortBy, language: 'ar' }, { page: number, limit }, new Date());

  test('contain the courses that the whole list has there', { tags: ['10.142'] }, async () => {
    const { db } = api().context;
    const idsOn = async (...at: [page: number, limit?: number]) =>
      (await pageAt(db, ...at))?.results.map(({ id }) => id);
    const all = (await idsOn(1, 500)) ?? [];
    expect(new Set(all).size).toBe(500);
    // Before and after the middle, the last two, of which the last is not full, and one past the end.
    for (const number of [21, 22, 41, 42, 43]) {
      expect(await idsOn(number)).toEqual(all.slice((number - 1) * 12, number * 12));
    }
  });

  test('are read from the index, forwards or backwards', { tags: ['10.142'] }, async () => {
    const [planned = '', generic = ''] = await plansOf((db) => pageAt(db, 41));
    for (const plan of [planned, generic]) {
      expect(plan).toContain(`Index Only Scan using ${index} `);
      expect(plan).toContain(`Index Only Scan Backward using ${index} `);
      expect(plan.slice(plan.indexOf('Limit'))).not.toContain('Sort');
    }
    // The rest is read for the courses of the page only.
    expect(planned).not.toContain('Seq Scan on courses');
  });
});

/** How often a connection has planned its prepared statements, for one run and for all runs. */
async function countPlans(on: Db): Promise<{ custom: number; generic: number }> {
  const { rows } = await sql<{ custom: number; generic: number }>`
    select coalesce(sum(custom_plans), 0) as custom, coalesce(sum(generic_plans), 0) as generic
    from pg_prepared_statements`.execute(on);
  return rows[0] ?? { custom: 0, generic: 0 };
}

/** Expects that most of 30 runs of a read on one connection use a plan for all runs. */
async function expectOnePlan(read: (db: Db, run: number) => Promise<unknown>): Promise<void> {
  const runs = 30;
  const [before, after] = await api()
    .context.db.connection()
    .execute(async (on) => {
      const counted = await countPlans(on);
      for (let run = 0; run < runs; run++) await read(on, run);
      return [counted, await countPlans(on)] as const;
    });
  expect(after.generic - before.generic).toBeGreaterThan(runs / 2);
  expect(after.custom - before.custom).toBeLessThan(runs / 2);
}

test.each([1, 2, 20])(
  'page %i of courses uses one plan for most runs',
  { tags: ['10.254'] },
  async (number) => {
    const request = { page: number, limit: limits.coursesPerPage };
    const order = { sortBy: 'enrolled', language: 'en' } as const;
    await expectOnePlan((on) => pageOfCategory(on, 'c9', order, request, new Date()));
  },
);

const firstPage = { page: 1, limit: limits.coursesPerPage };
const firstAreas = { page: 1, limit: limits.expertisesPerPage };
const firstReviews = { page: 1, limit: limits.reviewsPerPage };
const batched: [string, (db: Db, number: number) => Promise<unknown>, ...indexes: string[]][] = [
  [
    'pages of categories',
    (db, number) =>
      pageOfCategory(db, `c${number}`, { sortBy: 'price', language: 'fr' }, firstPage, new Date()),
    'courses_by_price',
  ],
  ['courses', (db, number) => findCourse(db, `k${number}`, null), 'courses_by_enrolled'],
  ['courses of a learner', (db, number) => findCourse(db, `k${number}`, instructor.user), 'courses_pkey'],
  ['categories', (db, number) => findCategory(db, `c${number}`), 'categories_pkey'],
  [
    'pages of domains',
    (db, number) => pageOfDomain(db, `d${number}`, { sortBy: 'popularity', language: 'fr' }, firstPage),
    'categories_by_popularity',
  ],
  [
    'pages of reviews',
    (db, number) => pageOfReviews(db, `k${number}`, 'newest', firstReviews),
    'courses_pkey',
    'reviews_by_time',
  ],
  [
    'sessions of courses',
    (db, number) => findSessions({ ...api().context, db }, `k${number}`, instructor.user),
    'courses_pkey',
    'course_sessions_order',
  ],
  [
    'searched areas of expertise',
    (db, number) => pageOfExpertises(db, { search: `${number}abc`, language: 'fr' }, firstAreas),
    'expertises_search',
  ],
];

test.each(batched)(
  '%s in one statement are read from the index',
  { tags: ['10.258'] },
  async (_, read, ...indexes) => {
    const plans = await plansOf((db) => Promise.all([1, 2, 3].map((number) => read(db, number))));
    expect(plans).toHaveLength(2 * indexes.length);
    for (const [order, plan] of plans.entries()) {
      expect(plan).toMatch(/Function Scan on (?:unnest )?calls/);
      expect(plan).toContain(indexes[Math.floor(order / 2)]);
      expect(plan).not.toMatch(/Seq Scan on (?:courses|enrollments|reviews|course_sessions|expertises)/);
    }
  },
);

test.each(batched)(
  '%s use one plan for most statements of any length',
  { tags: ['10.258'] },
  async (_, read) => {
    await expectOnePlan((on, run) =>
      Promise.all(Array.from({ length: 2 + (run % 5) }, (_, number) => read(on, number + 1))),
    );
  },
);

const everyFilter = { price: 'paid', minRating: 1, inLanguage: 'en', seats: 'available' } as const;

test.each(
  (['name', 'rating', 'enrolled', 'price'] as const).flatMap((sortBy) =>
    [
      { price: 'paid' } as const,
      { minRating: 1 },
      { inLanguage: 'en' } as const,
      { seats: 'available' } as const,
      everyFilter,
    ].map((filters) => [sortBy, filters] as const),
  ),
)('courses by %s with %j: reads only those of the page', { tags: ['10.240'] }, async (sortBy, filters) => {
  const order = { sortBy, language: 'ar', ...filters } as const;
  const [counted = '', countedAgain = '', ...plans] = await plansOf((db) =>
    pageOfCategory(db, 'c9', order, page, new Date()),
  );
  for (const plan of [counted, countedAgain]) {
    expect(plan).toContain('Index Only Scan');
    expect(plan).not.toContain('Seq Scan');
    if ('seats' in filters) expect(plan).toContain('Index Only Scan using courses_full ');
  }
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    const belowLimit = plan.slice(plan.indexOf('Limit'));
    const index = sortBy === 'name' ? 'courses_by_name_ar' : `courses_by_${sortBy}`;
    expect(belowLimit).toMatch(new RegExp(`^(?:(?!Sort)[^])*Index Only Scan using ${index} `));
  }
});

test('full courses are left out of many matches', { tags: ['10.252'] }, async () => {
  const { db } = api().context;
  const order = { sortBy: 'enrolled', language: 'en', seats: 'available' } as const;
  const expected = Array.from({ length: 2500 }, (_, index) => 2500 - index).filter((n) => n % 10 !== 0);
  for (const number of [1, 2, 11, 12, 22, 23]) {
    const found = await pageOfCategory(db, 'c9', order, { page: number, limit: 100 }, new Date());
    expect(found?.totalResults).toBe(2250);
    const ids = expected.slice((number - 1) * 100, number * 100).map((n) => `m${n}`);
    expect(found?.results.map(({ id }) => id)).toEqual(ids);
  }
});

test('many matches of filters have pages that form the whole list', { tags: ['10.240'] }, async () => {
  const { db } = api().context;
  const order = { sortBy: 'enrolled', language: 'en', price: 'paid' } as const;
  const expected = Array.from({ length: 2500 }, (_, index) => `m${2500 - index}`).filter(
    (id) => Number(id.slice(1)) % 50 !== 0,
  );
  for (const number of [1, 2, 3, 12, 13, 24, 25, 26]) {
    const found = await pageOfCategory(db, 'c9', order, { page: number, limit: 100 }, new Date());
    expect(found?.totalResults).toBe(2450);
    expect(found?.results.map(({ id }) => id)).toEqual(expected.slice((number - 1) * 100, number * 100));
  }
});

test.each([
  ['all', undefined, 'courses_by_publication'],
  ['of a category', 'c2', 'courses_by_publication_in_category'],
])('new courses, %s: reads no more than a feed shows', { tags: ['10.151'] }, async (_, category, index) => {
  for (const plan of await plansOf((db) => listNewCourses(db, 50, category))) {
    expect(plan).toContain(`Index Scan Backward using ${index} `);
    expect(plan).not.toContain('Sort');
  }
});

test('a search for expertises uses the trigram index', async () => {
  for (const plan of await plansOf((db) =>
    pageOfExpertises(db, { search: '6EA9AB1B', language: 'en' }, page),
  )) {
    expect(plan).toContain('Bitmap Index Scan on expertises_search');
  }
});
