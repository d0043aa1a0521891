import { type Db, demoCatalog } from '@lyceum/api/testing';
import { sql } from 'kysely';
import { fillCatalog } from './catalog.ts';
import { fillWithoutIndexes } from './indexes.ts';

/**
 * Fills an empty database with published courses whose names are worth searching: two names of the demonstration, and for every
 * fifth a rare word.
 */
export async function fillSearchable(db: Db, courses: number, instructors: number): Promise<void> {
  await fillCatalog(db, 0);
  await fillWithoutIndexes(db, ['courses', 'course_search', 'search_words', 'entry_search'], async (trx) => {
    await addInstructors(trx, instructors);
    await prepareWords(trx);
    await addCourses(trx, courses, instructors);
    await indexCourses(trx);
    await sql`drop table demo_names, category_words, teacher_words`.execute(trx);
  });
  await compareWithView(db);
}

async function addInstructors(db: Db, instructors: number): Promise<void> {
  await sql`insert into users (id, name, email, role, instructor_status, is_email_verified, created_at)
    select 'teacher-' || n, initcap(substr(md5(n::text), 1, 6)) || ' ' || initcap(substr(md5((n % 900)::text), 1, 7)),
      'teacher-' || n || '@example.org', 'instructor', 'approved', true, now()
    from generate_series(1, ${instructors}::integer) n`.execute(db);
}

/** The words of what the courses consist of: a million names would take an hour to normalize. */
async function prepareWords(db: Db): Promise<void> {
  const names = demoCatalog.courses.map(({ name }) => JSON.stringify(name));
  await sql`create unlogged table demo_names as
    select n, name, search_words_of(name ->> 'en') as en, search_words_of(name ->> 'ar') as ar,
      search_words_of(name ->> 'fr') as fr
    from (select row_number() over () - 1 as n, name::jsonb from unnest(${names}::text[]) as name) as named`.execute(
    db,
  );
  await sql`create unlogged table category_words as
    select categories.id, search_words_of(localized_lines(categories.name) || ' ' || localized_lines(domains.name))
      || array['/category/' || categories.id, '/domain/' || domain_id] as words
    from categories join domains on domains.id = domain_id`.execute(db);
  await sql`create unlogged table teacher_words as
    select id, search_words_of(name) as words from users where instructor_status = 'approved'`.execute(db);
  await sql`analyze demo_names, category_words, teacher_words`.execute(db);
}

/** The number of a course, the names that it consists of, and its rare word. */
const numbered = sql`
  cross join lateral (
    select n % (select count(*) from demo_names) as one, n::bigint * 7 / 3 % (select count(*) from demo_names) as other,
      case when n % 5 = 0 then substr(md5(n::text), 1, 8) end as rare
  ) as chosen
  join demo_names as one on one.n = chosen.one
  join demo_names as other on other.n = chosen.other`;

async function addCourses(db: Db, courses: number, instructors: number): Promise<void> {
  await sql`insert into courses (id, category_id, instructor_id, status, name, price_cents, sessions, rating, enrolled,
      tags, scheduled_time, created_at, updated_at)
    select 'course-' || numbers.n, 'category-' || (numbers.n % (select count(*) from categories) + 1),
      'teacher-' || 1 + numbers.n % ${instructors}::integer, 'published',
      jsonb_build_object(
        'en', concat_ws(' ', one.name ->> 'en', other.name ->> 'en', rare),
        'ar', concat_ws(' ', one.name ->> 'ar', other.name ->> 'ar'),
        'fr', concat_ws(' ', one.name ->> 'fr', other.name ->> 'fr')),
      numbers.n % 500 * 100, 8, numbers.n % 50 / 10.0, hashtext('course-' || numbers.n) & 4095,
      array['Web', 'Practice'], now() + (numbers.n % 10000 - 9000) * interval '1 hour', now(), now()
    from generate_series(1, ${courses}::integer) as numbers (n) ${numbered}`.execute(db);
  await sql`update categories set courses = counts.courses
    from (select category_id, count(*) as courses from courses group by category_id) as counts
    where category_id = categories.id`.execute(db);
}

/** What `rebuild_search()` computes from the names. */
async function indexCourses(db: Db): Promise<void> {
  await sql`truncate course_search, entry_search, search_words`.execute(db);
  await sql`insert into course_search (course_id, names, words, rank, price_cents, rating, scheduled_time)
    select courses.id, E'\\n ' || ar.line || E' \\n ' || en.line || E' \\n ' || fr.line || E' \\n',
      array_to_tsvector(one.en || one.ar || one.fr || other.en || other.ar || other.fr || array_remove(array[rare], null)
        || array['=' || left(ar.line, 200), '=' || left(en.line, 200), '=' || left(fr.line, 200), '/ar', '/en', '/fr', 'web', 'practice']
        || category_words.words || teacher_words.words || search_facets(price_cents, rating, scheduled_time)),
      search_rank(rating, rating_count, enrolled), price_cents, rating, scheduled_time
    from courses
      cross join lateral (select substr(courses.id, 8)::integer as n) as numbers
      ${numbered}
      cross join lateral (select array_to_string(one.ar || other.ar, ' ') as line) as ar
      cross join lateral (select array_to_string(one.en || other.en || array_remove(array[rare], null), ' ') as line) as en
      cross join lateral (select array_to_string(one.fr || other.fr, ' ') as line) as fr
      join category_words on category_words.id = category_id
      join teacher_words on teacher_words.id = instructor_id`.execute(db);
  await sql`insert into entry_search select kind, id, names, words from searchable_entries`.execute(db);
  await sql`select add_search_words(array(select texts from searchable_entries))`.execute(db);
  await sql`select add_search_words(array['Web Practice'] || array(select localized_lines(name) from demo_names)
    || array(select name from users) || array(
      select substr(md5(n::text), 1, 8) from generate_series(5, (select count(*) from courses), 5) as n
    ))`.execute(db);
  await sql`update search_words set entries = counts.entries
    from (
      select word, count(*) as entries
      from (
        select unnest(tsvector_to_array(words)) as word from course_search
        union all
        select unnest(tsvector_to_array(words)) from entry_search
      ) as found
      group by word
    ) as counts
    where search_words.word = counts.word`.execute(db);
}

/** @throws {Error} if a trigger would have indexed other words */
async function compareWithView(db: Db): Promise<void> {
  const { rows } = await sql<{ course_id: string }>`select expected.course_id
    from searchable_courses as expected join course_search as filled on filled.course_id = expected.course_id
    where expected.course_id = any (array(select 'course-' || n * 97 from generate_series(1, 100) as n))
      and (filled.names, filled.words, filled.rank) is distinct from (expected.names, expected.words, expected.rank)`.execute(
    db,
  );
  if (rows.length > 0)
    throw new Error(`The words of ${rows.length} courses are not those of searchable_courses.`);
}
