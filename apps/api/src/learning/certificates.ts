import { randomBytes } from 'node:crypto';
import type { components } from '@lyceum/api-client/schema';
import { parseVerificationCode, verificationCodeOf } from '@lyceum/rules';
import { type Selectable, sql } from 'kysely';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import { toText } from '../platform/contract/localized.ts';
import type { Db } from '../platform/database/open.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/paging.ts';
import type { Tables } from '../platform/database/schema.ts';

export type Certificate = components['schemas']['Certificate'];

/**
 * Issues the certificates that a learner does not have yet for completed courses, with the current names. An instructor
 * gets none for an own course.
 * @param courseId only of this course; null for all
 */
export async function issueCertificates(
  { db, now }: Pick<Context, 'db' | 'now'>,
  learner: UserRow,
  courseId: string | null,
): Promise<void> {
  const completed = db
    .selectFrom('enrollments')
    .innerJoin('courses', 'courses.id', 'enrollments.course_id')
    .innerJoin('users as instructors', 'instructors.id', 'courses.instructor_id')
    .select(['courses.id', 'courses.name', 'instructors.name as instructor'])
    .where('enrollments.user_id', '=', learner.id)
    .where(sql<boolean>`cardinality(enrollments.completed_lessons) >= courses.lesson_count`)
    .where('courses.instructor_id', '<>', learner.id)
    .where(
      sql<boolean>`not exists (
        select from certificates
        where certificates.user_id = enrollments.user_id and certificates.course_id = courses.id
      )`,
    );
  const courses = await (courseId === null
    ? completed
    : completed.where('courses.id', '=', courseId)
  ).execute();
  if (courses.length === 0) return;
  await db
    .insertInto('certificates')
    .values(
      courses.map(({ id, name, instructor }) => ({
        code: verificationCodeOf(randomBytes(20)),
        user_id: learner.id,
        course_id: id,
        learner_name: learner.name,
        course_name: JSON.stringify(name),
        instructor_name: instructor,
        issued_at: now(),
      })),
    )
    // Another request may have issued it in the meantime.
    .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doNothing())
    .execute();
}

/** One page of a user's certificates, the newest first. */
export async function pageOfCertificates(
  context: Context,
  learner: UserRow,
  request: PageRequest,
): Promise<Page<Certificate>> {
  await issueCertificates(context, learner, null);
  const own = context.db.selectFrom('certificates').where('user_id', '=', learner.id);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return readPage(request, total, async ({ offset, limit }) => {
    const rows = await own
      .selectAll()
      .orderBy(sql`issued_at desc, code`)
      .offset(offset)
      .limit(limit)
      .execute();
    return rows.map(toCertificate);
  });
}

/** The certificate with a verification code, as someone typed it; null if there is none. */
export async function findCertificate(db: Db, typed: string): Promise<Certificate | null> {
  const code = parseVerificationCode(typed);
  if (code === null) return null;
  const row = await db.selectFrom('certificates').selectAll().where('code', '=', code).executeTakeFirst();
  return row ? toCertificate(row) : null;
}

const toCertificate = (row: Selectable<Tables['certificates']>): Certificate => ({
  id: row.code,
  learner: row.learner_name,
  course: toText(row.course_name),
  instructor: row.instructor_name,
  issuedAt: row.issued_at.toISOString(),
});
