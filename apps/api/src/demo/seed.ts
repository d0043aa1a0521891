import { type Language, seededRandom } from '@lyceum/rules';
import { type Insertable, sql } from 'kysely';
import { demoPassword } from '../people/commonPasswords.ts';
import { hashPassword } from '../people/passwords.ts';
import { newId } from '../platform/base/ids.ts';
import { insertRows } from '../platform/database/insertRows.ts';
import type { Db } from '../platform/database/open.ts';
import type { Tables } from '../platform/database/schema.ts';
import {
  type DemoAccount,
  demoAccounts,
  demoEnrollments,
  demoInstructorEmail,
  demoLearners,
} from './accounts.ts';
import { between } from './catalog/compose.ts';
import { type DemoCourse, demoCatalog } from './catalog/index.ts';
import { isEmpty } from './isEmpty.ts';
import { starCounts, writtenReviews } from './reviews.ts';

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Fills an empty database with the demonstration (docs/product.md, Demonstration) in one transaction.
 * @returns false if the database was not empty; it is unchanged then
 */
export async function seedDemo(db: Db, now: Date): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction().execute(async (trx) => {
    await insertCatalog(trx, now);
    const people = peopleRows(passwordHash, now);
    await insertRows(trx, 'users', people);
    const idOf = new Map(people.map(({ email, id }) => [email, id]));
    await insertCourses(trx, idOf, now);
    await insertRows(trx, 'enrollments', enrollmentRows(idOf, now));
    await insertReviews(trx, idOf, now);
  });
  return true;
}

async function insertCatalog(db: Db, now: Date): Promise<void> {
  const json = JSON.stringify;
  const { domains, categories, expertises } = demoCatalog;
  const namedExpertises = expertises.map(({ id, name, description }) => ({
    id,
    name: json(name),
    description: json(description),
    published: true,
    created_at: now,
  }));
  await insertRows(db, 'expertises', namedExpertises);
  await insertRows(
    db,
    'domains',
    domains.map(({ id, name, color }) => ({ id, name: json(name), color })),
  );
  const namedCategories = categories.map(({ id, domainId, name, description, color }) => ({
    id,
    domain_id: domainId,
    name: json(name),
    description: json(description),
    color,
  }));
  await insertRows(db, 'categories', namedCategories);
}

function peopleRows(passwordHash: string, now: Date): Row<'users'>[] {
  const accounts = new Map(demoAccounts.map((account) => [account.email, account]));
  const teachers = demoCatalog.instructors.map(({ id, name, email, expertise, qualifications, bio }) => ({
    ...userRow(email, name, daysBefore(now, between([300, 700], id, 'joined'))),
    role: 'instructor' as const,
    password_hash: accounts.has(email) ? passwordHash : null,
    instructor_status: 'approved' as const,
    expertise: [...expertise],
    qualifications,
    bio,
    applied_at: daysBefore(now, 299),
    decided_at: daysBefore(now, 297),
  }));
  const taught = new Set(demoCatalog.instructors.map(({ email }) => email));
  const others = demoAccounts
    .filter(({ email }) => !taught.has(email))
    .map((account) => accountRow(account, passwordHash, now));
  const learners = demoLearners.map((name, index) =>
    userRow(learnerEmail(index), name, daysBefore(now, between([120, 400], name, 'joined'))),
  );
  return [...teachers, ...others, ...learners];
}

function accountRow(account: DemoAccount, passwordHash: string, now: Date): Row<'users'> {
  const { email, name, role, isEmailVerified, instructorStatus, profile } = account;
  return {
    ...userRow(email, name, daysBefore(now, 20)),
    role,
    password_hash: passwordHash,
    is_email_verified: isEmailVerified,
    is_password_proven: isEmailVerified,
    instructor_status: instructorStatus,
    ...(profile && { ...profile, expertise: [...profile.expertise], applied_at: daysBefore(now, 3) }),
  };
}

/** The default values of a user row. All rows of an insert have the same columns. */
function userRow(email: string, name: string, createdAt: Date) {
  return {
    id: newId(createdAt),
    email,
    name,
    role: 'learner' as Row<'users'>['role'],
    password_hash: null as string | null,
    is_email_verified: true,
    is_password_proven: true,
    instructor_status: 'none' as const,
    expertise: [] as string[],
    qualifications: '',
    bio: '',
    applied_at: null as Date | null,
    decided_at: null as Date | null,
    application_language: null,
    created_at: createdAt,
  };
}

const learnerEmail = (index: number) => `learner-${index + 1}@learners.lyceum.test`;

const ownCourses: readonly DemoCourse[] = demoCatalog.courses.filter(({ instructorId }) =>
  demoCatalog.instructors.some(({ id, email }) => id === instructorId && email === demoInstructorEmail),
);
const isOwn = new Set(ownCourses.map(({ id }) => id));
const begunByLearner = new Map(
  demoEnrollments.map((enrollment) => [String(enrollment.courseId), enrollment]),
);

/**
 * A trigger adds one for each enrollment row, so a course starts with the number of learners without a row: zero where
 * the instructor's statistics have to match the rows.
 */
function enrolledWithoutRow({ id, learners }: DemoCourse): number {
  if (isOwn.has(id)) return 0;
  return Math.max(0, learners.enrolled - (begunByLearner.has(id) ? 1 : 0));
}

async function insertCourses(db: Db, idOf: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const emailOf = new Map(demoCatalog.instructors.map(({ id, email }) => [id, email]));
  const fullHour = Math.ceil(now.getTime() / hourMs) * hourMs;
  const rows = demoCatalog.courses.map((course): Row<'courses'> => {
    const enrolled = enrolledWithoutRow(course);
    const createdAt = daysBefore(
      now,
      course.rating === null ? between([1, 14], course.id) : between([130, 290], course.id),
    );
    return {
      id: course.id,
      category_id: course.categoryId,
      instructor_id: userIdOf(idOf, emailOf.get(course.instructorId)),
      status: 'published',
      name: JSON.stringify(course.name),
      description: JSON.stringify(course.description),
      price_cents: course.priceCents,
      lesson_count: course.lessons,
      lesson_titles: JSON.stringify(course.lessonTitles),
      hands_on_practice: course.handsOnPractice,
      learners_required: course.learners.required,
      enrolled,
      revenue_cents: enrolled * course.priceCents,
      rating: course.rating,
      ...ratingsOf(course),
      tags: [...course.tags],
      scheduled_time:
        course.startsInHours === null ? null : new Date(fullHour + course.startsInHours * hourMs),
      promotional_image: course.promotionalImage,
      created_at: createdAt,
      updated_at: createdAt,
    };
  });
  await insertRows(db, 'courses', rows);
  const related = demoCatalog.courses.flatMap(({ id, related }) =>
    related.map((relatedId, position) => ({ course_id: id, related_id: relatedId, position })),
  );
  await insertRows(db, 'related_courses', related);
}

/** The demonstration's ratings: most of them have no review. */
function ratingsOf({ id, rating, learners }: DemoCourse) {
  const rating_count = rating === null ? 0 : Math.ceil(learners.enrolled * 0.3);
  const star_counts = rating === null ? [0, 0, 0, 0, 0] : starCounts(rating, rating_count);
  return { rating_count, star_counts, review_count: writtenReviews(id, star_counts).length };
}

async function insertReviews(db: Db, idOf: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const rows = demoCatalog.courses.flatMap((course): Row<'reviews'>[] => {
    const from = between([0, demoLearners.length - 1], course.id, 'reviews');
    return writtenReviews(course.id, ratingsOf(course).star_counts).map((review, index) => {
      const createdAt = daysBefore(now, between([1, 9], course.id, 'reviewed') + index * 17);
      return {
        id: newId(createdAt),
        course_id: course.id,
        user_id: userIdOf(idOf, learnerEmail((from + index) % demoLearners.length)),
        ...review,
        language: 'en' as Language,
        created_at: createdAt,
        updated_at: createdAt,
      };
    });
  });
  // The courses have their counts already, which include ratings without a row.
  await sql`alter table reviews disable trigger count_review`.execute(db);
  await insertRows(db, 'reviews', rows);
  await sql`alter table reviews enable trigger count_review`.execute(db);
}

function enrollmentRows(idOf: ReadonlyMap<string, string>, now: Date): Row<'enrollments'>[] {
  const groups = ownCourses.flatMap((course) => {
    const others = course.learners.enrolled - (begunByLearner.has(course.id) ? 1 : 0);
    const from = between([0, demoLearners.length - 1], course.id, 'group');
    return Array.from({ length: Math.min(others, demoLearners.length) }, (_, index) => {
      const email = learnerEmail((from + index) % demoLearners.length);
      const completed = Math.floor(seededRandom(course.id, email) * (course.lessons + 1));
      const daysAgo = between([0, 60], email, course.id, 'visit');
      return enrollmentRow(userIdOf(idOf, email), course, completed, daysAgo, now);
    });
  });
  const begun = demoCatalog.courses.flatMap((course) => {
    const own = begunByLearner.get(course.id);
    if (!own) return [];
    return enrollmentRow(userIdOf(idOf, 'learner@lyceum.test'), course, own.completed, own.daysAgo, now);
  });
  return [...groups, ...begun];
}

function enrollmentRow(
  userId: string,
  course: DemoCourse,
  completed: number,
  daysAgo: number,
  now: Date,
): Row<'enrollments'> {
  const createdAt = daysBefore(now, daysAgo + 7 + completed * 2);
  return {
    id: newId(createdAt),
    user_id: userId,
    course_id: course.id,
    price_cents: course.priceCents,
    completed_lessons: Array.from({ length: completed }, (_, index) => index + 1),
    last_accessed: daysBefore(now, daysAgo),
    created_at: createdAt,
  };
}

function userIdOf(idOf: ReadonlyMap<string, string>, email: string | undefined): string {
  const id = email === undefined ? undefined : idOf.get(email);
  if (id === undefined)
    throw new Error(`The demonstration has no account for ${email}: add it to accounts.ts.`);
  return id;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);
