import { sql } from 'kysely';
import type { Db } from '../platform/database/open.ts';
import type { Ledger } from './writers.ts';

/**
 * Compares a database with the writes that its server acknowledged before it was killed.
 * @returns a sentence for each write that is lost, partial or duplicated; the ledger is updated to the actual state
 */
export async function brokenGuarantees(db: Db, ledger: Ledger): Promise<string[]> {
  return [
    ...(await lostWrites(db, ledger)),
    ...(await wrongProgress(db, ledger)),
    ...(await inconsistencies(db)),
  ];
}

/** Inconsistencies that no database may contain, whenever it was stopped or copied. */
export async function inconsistencies(db: Db): Promise<string[]> {
  return [...(await partialRegistrations(db)), ...(await wrongCounts(db))];
}

/** Acknowledged users, courses and enrollments that are missing. */
export async function lostWrites(db: Db, { accounts, courses, enrollments }: Ledger): Promise<string[]> {
  const ids = async (table: 'users' | 'courses') =>
    new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id));
  const [users, courseIds] = [await ids('users'), await ids('courses')];
  const rows = await db.selectFrom('enrollments').select(['user_id', 'course_id']).execute();
  const pairs = rows.map(({ user_id, course_id }) => `${user_id} ${course_id}`);
  const enrolled = new Set(pairs);
  return [
    ...accounts
      .filter(({ id }) => !users.has(id))
      .map(({ email }) => `${email} was registered and is missing`),
    ...[...courses].filter((id) => !courseIds.has(id)).map((id) => `Course ${id} was created and is missing`),
    ...[...enrollments.keys()]
      .filter((key) => !enrolled.has(key))
      .map((key) => `${key} enrolled, and the enrollment is missing`),
    ...(pairs.length === enrolled.size ? [] : ['Someone is enrolled twice']),
  ];
}

/** A write that was not acknowledged may be stored or not. */
async function wrongProgress(db: Db, { enrollments }: Ledger): Promise<string[]> {
  const rows = await db
    .selectFrom('enrollments')
    .select(['user_id', 'course_id', sql<number>`cardinality(completed_lessons)`.as('completed')])
    .execute();
  return rows.flatMap(({ user_id, course_id, completed }) => {
    const enrollment = enrollments.get(`${user_id} ${course_id}`);
    if (!enrollment) return [];
    const { completed: acknowledged, isTicking } = enrollment;
    Object.assign(enrollment, { completed, isTicking: false });
    return completed === acknowledged || (isTicking && completed === acknowledged + 1)
      ? []
      : [`${user_id} ticked off ${acknowledged} sessions of ${course_id}, and ${completed} are`];
  });
}

/** A registration creates an account, a session and a mail, or nothing. */
async function partialRegistrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users where email like 'kill-%' and (
      not exists (select from sessions where user_id = users.id)
      or not exists (select from mail_tokens where user_id = users.id)
      or not exists (select from outbox where recipient = users.email))
    union all
    select recipient from outbox where not exists (select from users where email = recipient)`.execute(db);
  return rows.map(({ email }) => `The registration of ${email} is incomplete`);
}

async function wrongCounts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from courses where (enrolled, revenue_cents) <>
      (select count(*)::integer, coalesce(sum(price_cents), 0)::bigint from enrollments where course_id = courses.id)
    union all
    select id from categories where (courses, popularity) <>
      (select count(*)::integer, coalesce(sum(enrolled), 0)::bigint from courses
        where category_id = categories.id and status = 'published')
    union all
    select id from domains where categories <>
      (select count(*)::integer from categories where domain_id = domains.id)`.execute(db);
  return rows.map(({ id }) => `The counts of ${id} are wrong`);
}
