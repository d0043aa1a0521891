import type { components } from '@lyceum/api-client/schema';
import { type Language, limits, percentComplete } from '@lyceum/rules';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import { nameColumn } from '../database/nameOrders.ts';
import type { Db } from '../database/open.ts';
import { type Page, type PageRequest, readPage } from '../database/paging.ts';
import { toImage } from '../images.ts';
import type { UserRow } from '../users/caller.ts';
import { toOptionalText, toText } from './texts.ts';

export type Course = components['schemas']['Course'];

/** Each order matches an index: names one of nameOrders.ts, the others one of migration 0001. */
const orders = {
  name: (language: Language) => sql`${sql.ref(`courses.${nameColumn(language)}`)}, courses.id`,
  rating: () => sql`courses.rating desc nulls last, courses.id`,
  enrolled: () => sql`courses.enrolled desc, courses.id`,
  price: () => sql`courses.price_cents, courses.id`,
};

/** The order of a list of courses. */
export interface CourseOrder {
  sortBy: keyof typeof orders;
  /** The language by which names sort. */
  language: Language;
}

type Range = { offset: number; limit: number };

/**
 * A condition on `courses`: an unpublished course is visible to its instructor, to enrolled learners and to
 * administrators.
 */
export function visibleTo(user: UserRow | null): RawBuilder<boolean> {
  if (user?.role === 'admin') return sql`true`;
  const published = sql<boolean>`courses.status = 'published'`;
  if (!user) return published;
  const enrolled = sql<boolean>`exists (
    select from enrollments as own where own.course_id = courses.id and own.user_id = ${user.id}
  )`;
  return sql`(${published} or courses.instructor_id = ${user.id} or ${enrolled})`;
}

/** Finds a course with its related courses; null if it does not exist or is not visible to the user. */
export async function findCourse(db: Db, id: string, user: UserRow | null): Promise<Course | null> {
  const row = await selectCourses(db, user)
    .select('courses.session_titles')
    .where('courses.id', '=', id)
    .where(visibleTo(user))
    .executeTakeFirst();
  if (!row) return null;
  const related = await selectCourses(db, user)
    .innerJoin('related_courses', 'related_courses.related_id', 'courses.id')
    .where('related_courses.course_id', '=', id)
    .where('courses.status', '=', 'published')
    .orderBy('related_courses.position')
    .orderBy('courses.id')
    .execute();
  const instructorProfile = await findInstructorProfile(db, row, user);
  const sessionTitles = row.session_titles.map(toOptionalText);
  return { ...toCourse(row), sessionTitles, instructorProfile, related: related.map(toCourse) };
}

/** The public part of the profile of a course's instructor. Drafts of an application stay private. */
async function findInstructorProfile(
  db: Db,
  course: CourseRow,
  user: UserRow | null,
): Promise<Course['instructorProfile']> {
  const profile = await db
    .selectFrom('users')
    .select(['qualifications', 'bio'])
    .where('id', '=', course.instructor_id)
    .where('instructor_status', '=', 'approved')
    .executeTakeFirst();
  if (!profile) return null;
  const others = await selectCourses(db, user)
    .where('courses.instructor_id', '=', course.instructor_id)
    .where('courses.id', '!=', course.id)
    .where('courses.status', '=', 'published')
    .orderBy('courses.created_at', 'desc')
    .orderBy('courses.id')
    .limit(limits.otherCoursesOfInstructor)
    .execute();
  return { ...profile, courses: others.map(toCourse) };
}

/** A range of the published courses of a category, ties by id. */
export async function coursesOfCategory(
  db: Db,
  categoryId: string,
  { sortBy, language }: CourseOrder,
  { offset, limit }: Range,
): Promise<Course[]> {
  const order = orders[sortBy](language);
  const page = db
    .selectFrom('courses')
    .select('courses.id')
    .where('category_id', '=', categoryId)
    .where('status', '=', sql.lit('published'))
    .orderBy(order)
    .offset(offset)
    .limit(limit);
  const rows = await selectCourses(db, null)
    .innerJoin(page.as('page'), 'page.id', 'courses.id')
    .orderBy(order)
    .execute();
  return rows.map(toCourse);
}

/** One page of the upcoming published courses, soonest first. */
export async function pageOfSessions(db: Db, now: Date, request: PageRequest): Promise<Page<Course>> {
  const upcoming = db
    .selectFrom('courses')
    .where('status', '=', sql.lit('published'))
    .where('scheduled_time', '>', now);
  const order = sql`courses.scheduled_time, courses.id`;
  // The total depends on the clock, so no counter can hold it; the index on the time is enough to count.
  const total = upcoming.select((eb) => eb.fn.countAll<number>().as('total'));
  return readPage(request, (await total.executeTakeFirstOrThrow()).total, async ({ offset, limit }) => {
    const page = upcoming.select('courses.id').orderBy(order).offset(offset).limit(limit);
    const rows = await selectCourses(db, null)
      .innerJoin(page.as('page'), 'page.id', 'courses.id')
      .orderBy(order)
      .execute();
    return rows.map(toCourse);
  });
}

/** Courses with the columns of the contract and the enrollment of one learner. */
export function selectCourses(db: Db, learner: UserRow | null) {
  return db
    .selectFrom('courses')
    .innerJoin('categories', 'categories.id', 'courses.category_id')
    .innerJoin('users as instructors', 'instructors.id', 'courses.instructor_id')
    .leftJoin('enrollments', (join) =>
      join
        .onRef('enrollments.course_id', '=', 'courses.id')
        .on((eb) => (learner ? eb('enrollments.user_id', '=', learner.id) : eb.lit(false))),
    )
    .select([
      'courses.id',
      'courses.name',
      'courses.description',
      'courses.status',
      'courses.price_cents',
      'courses.sessions',
      'courses.hands_on_practice',
      'courses.learners_required',
      'courses.enrolled',
      'courses.rating',
      'courses.rating_count',
      'courses.tags',
      'courses.scheduled_time',
      'courses.promotional_image',
      'courses.category_id',
      'categories.name as category_name',
      'categories.color as category_color',
      'courses.instructor_id',
      'instructors.name as instructor_name',
      'instructors.picture as instructor_picture',
      'enrollments.id as enrollment_id',
      'enrollments.last_accessed',
      'enrollments.completed_sessions',
    ]);
}

export type CourseRow = InferResult<ReturnType<typeof selectCourses>>[number];

/** A course as a list item: `sessionTitles`, `instructorProfile` and `related` are null. */
export function toCourse(row: CourseRow): Course {
  return {
    id: row.id,
    name: toText(row.name),
    description: toOptionalText(row.description),
    href: `/course/${row.id}`,
    category: {
      id: row.category_id,
      name: toText(row.category_name),
      color: row.category_color,
      href: `/category/${row.category_id}`,
    },
    promotionalImage: toImage(row.promotional_image),
    learners: { enrolled: row.enrolled, required: row.learners_required },
    sessions: row.sessions,
    sessionTitles: null,
    handsOnPractice: row.hands_on_practice,
    rating: row.rating,
    ratingCount: row.rating_count,
    tags: row.tags,
    price: row.price_cents / 100,
    scheduledTime: row.scheduled_time?.toISOString() ?? null,
    instructor: {
      id: row.instructor_id,
      name: row.instructor_name,
      picture: toImage(row.instructor_picture),
    },
    instructorProfile: null,
    related: null,
    status: row.status,
    lastAccessed: row.last_accessed?.toISOString() ?? null,
    progress: row.completed_sessions && percentComplete(row.completed_sessions.length, row.sessions),
    completedSessions: row.completed_sessions,
  };
}
