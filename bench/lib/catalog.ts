import { type Db, hashPassword } from '@lyceum/api/testing';
import { sql } from 'kysely';

export const password = 'a long sentence';
export const domains = 20;
export const categories = 200;
const userCount = 50;
export const sessions = 8;
/** The number of courses with learners: the first ones, in this order. */
export const popular = 300;
export const emailOf = (index: number): string => `user-${index}@example.org`;

/**
 * Fills an empty database with domains, categories, published courses and users. The first one is the instructor of 1,000 courses, the third one of all others.
 * Scheduled times range from a year ago to six weeks ahead in no order: a tenth of the courses is upcoming.
 * @param inCategories the number of categories that contain them
 */
export async function fillCatalog(db: Db, courses: number, inCategories = categories): Promise<void> {
  const passwordHash = await hashPassword(password);
  const named = (kind: string) =>
    sql`json_build_object('en', ${kind}::text || n, 'ar', 'دورة ' || n, 'fr', ${kind}::text || n)`;
  await sql`insert into users (id, name, email, role, password_hash, is_email_verified, created_at)
    select 'user-' || n, 'Nour Haddad', 'user-' || n || '@example.org',
      'learner', ${passwordHash}, true, now() from generate_series(1, ${userCount}::integer) n`.execute(db);
  await sql`update users set role = 'instructor', instructor_status = 'approved' where id in ('user-1', 'user-3')`.execute(
    db,
  );
  await sql`insert into domains (id, name, color)
    select 'domain-' || n, ${named('Domain ')}, '#2f6fb7' from generate_series(1, ${domains}::integer) n`.execute(
    db,
  );
  await sql`insert into categories (id, domain_id, name, color)
    select 'category-' || n, 'domain-' || (n % ${domains}::integer + 1), ${named('Category ')}, '#2f6fb7'
    from generate_series(1, ${categories}::integer) n`.execute(db);
  // Triggers that run for each course would take minutes: the counters are computed once at the end.
  await sql`alter table courses disable trigger user`.execute(db);
  await sql`insert into courses (id, category_id, instructor_id, status, name, price_cents, lesson_count, rating, enrolled,
      tags, scheduled_time, created_at, updated_at)
    select 'course-' || n, 'category-' || (n % ${inCategories}::integer + 1), case when n <= 1000 then 'user-1' else 'user-3' end, 'published', ${named('Course ')},
      n % 500 * 100, ${sessions}::integer, n % 50 / 10.0, greatest(${popular}::integer + 1 - n, 0), array['Web', 'Practice'], now() + (n % 10000 * 7919 % 10000 - 9000) * interval '1 hour', now(), now()
    from generate_series(1, ${courses}::integer) n`.execute(db);
  await sql`alter table courses enable trigger user`.execute(db);
  await sql`update categories set (courses, popularity) =
    (select count(*), coalesce(sum(enrolled), 0) from courses where category_id = categories.id)`.execute(db);
  await sql`insert into course_days
    select (scheduled_time at time zone 'UTC')::date as day, count(*) from courses group by day`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
