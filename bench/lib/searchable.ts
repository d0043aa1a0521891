import { type Db, demoCatalog } from '@lyceum/api/testing';
import { sql } from 'kysely';

/**
 * Gives the courses of a filled catalog names that are worth searching: two names of the demonstration, and for every fifth a
 * rare word. Adds instructors.
 */
export async function makeSearchable(db: Db, instructors: number): Promise<void> {
  const names = demoCatalog.courses.map(({ name }) => JSON.stringify(name));
  await sql`create unlogged table demo_names as
    select row_number() over () - 1 as n, name::jsonb from unnest(${names}::text[]) as name`.execute(db);
  const count = sql.lit(names.length);
  await sql`alter table users disable trigger user`.execute(db);
  await sql`insert into users (id, name, email, role, instructor_status, is_email_verified, created_at)
    select 'teacher-' || n, initcap(substr(md5(n::text), 1, 6)) || ' ' || initcap(substr(md5((n % 900)::text), 1, 7)),
      'teacher-' || n || '@example.org', 'instructor', 'approved', true, now()
    from generate_series(1, ${instructors}::integer) n`.execute(db);
  await sql`alter table users enable trigger user`.execute(db);
  await sql`alter table courses disable trigger user`.execute(db);
  await sql`update courses set enrolled = hashtext(courses.id) & 4095, instructor_id = 'teacher-' || 1 + numbered.n % ${instructors}::integer,
      name = jsonb_build_object(
        'en', concat_ws(' ', one.name ->> 'en', other.name ->> 'en', rare),
        'ar', concat_ws(' ', one.name ->> 'ar', other.name ->> 'ar'),
        'fr', concat_ws(' ', one.name ->> 'fr', other.name ->> 'fr'))
    from (select id, substr(id, 8)::integer as n from courses) as numbered
      cross join lateral (select case when numbered.n % 5 = 0 then substr(md5(numbered.n::text), 1, 8) end as rare) as words
      join demo_names as one on one.n = numbered.n % ${count}
      join demo_names as other on other.n = numbered.n * 7 / 3 % ${count}
    where numbered.id = courses.id`.execute(db);
  await sql`alter table courses enable trigger user`.execute(db);
  await sql`drop table demo_names`.execute(db);
  await sql`select rebuild_search()`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
