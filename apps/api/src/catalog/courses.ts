import type { components } from '@lyceum/api-client/schema';
import { freeSeats, percentComplete } from '@lyceum/rules';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import { anyOf } from '../database/anyOf.ts';
import type { Db } from '../database/open.ts';
import { type Page, type PageRequest, readPage } from '../database/paging.ts';
import { toImage } from '../images.ts';
import type { UserRow } from '../users/caller.ts';
import { revisionOf } from './revisions.ts';
import { toOptionalText, toText } from './texts.ts';

/** Related courses that nobody has selected: the most similar of some popular courses of the category. */
const relatedCourses = 4;
const comparedForRelated = 100;
/** Other courses of the instructor on a course page. */
const otherCoursesOfInstructor = 3;

export type Course = components['schemas']['Course'];

/**
 * A condition on `courses`: an unpublished course is visible to its instructor, to enrolled learners and to
 * administrators.
 */
export function visibleTo(user: UserRow | null): RawBuilder<boolean> {
  if (user?.role === 'admin') return sql`true`;
  const published = sql<boolean>`courses.status = 'published'`;
  if (user === null) return published;
  const enrolled = sql<boolean>`exists (
    select from enrollments as own where own.course_id = courses.id and own.user_id = ${user.id}
  )`;
  return sql`(${published} or courses.instructor_id = ${user.id} or ${enrolled})`;
}

/** Finds a course with its related courses; null if it does not exist or is not visible to the user. */
export async function findCourse(db: Db, id: string, user: UserRow | null): Promise<Course | null> {
  const course = await selectCourses(db, user)
    .select([
      'courses.created_at',
      'courses.revision',
      'courses.session_titles',
      'instructors.instructor_status',
      'instructors.qualifications',
      'instructors.bio',
    ])
    .where('courses.id', '=', id)
    .where(visibleTo(user))
    .executeTakeFirst();
  if (!course) return null;
  const { qualifications, bio } = course;
  // Drafts of an application stay private.
  const isPublic = course.instructor_status === 'approved' && qualifications !== null && bio !== null;
  return {
    ...toCourse(course),
    ...(user?.id === course.instructor_id && { revision: revisionOf(course) }),
    sessionTitles: course.session_titles.map(toOptionalText),
    seats: course.seats,
    instructorProfile: isPublic
      ? { qualifications, bio, courses: await readOthersOfInstructor(db, course, user) }
      : null,
    related: await readRelated(db, course, user),
  };
}

async function readRelated(db: Db, course: CourseRow, user: UserRow | null): Promise<Course[]> {
  const selected = await selectCourses(db, user)
    .innerJoin('related_courses', 'related_courses.related_id', 'courses.id')
    .where('related_courses.course_id', '=', course.id)
    .orderBy('related_courses.position')
    .orderBy('courses.id')
    .execute();
  if (selected.length === 0) return readSharingTags(db, course, user);
  return selected.filter(({ status }) => status === 'published').map(toCourse);
}

/**
 * Related courses of one for which nobody has selected any [2.41]: of the most popular ones of its category, those that
 * share most tags with it.
 */
async function readSharingTags(db: Db, course: CourseRow, user: UserRow | null): Promise<Course[]> {
  const popular = db
    .selectFrom('courses')
    .select(['id', 'enrolled', 'tags'])
    .where('category_id', '=', course.category_id)
    .where('id', '<>', course.id)
    .where('status', '=', 'published')
    .orderBy('enrolled', 'desc')
    .orderBy('id')
    .limit(comparedForRelated);
  const shared = sql<number>`(
    select count(*) from unnest(popular.tags) as tag where tag = any (${course.tags}::text[])
  )`;
  const sharing = db
    .selectFrom(popular.as('popular'))
    .select(['id', shared.as('shared')])
    .where(shared, '>', 0)
    .orderBy('shared', 'desc')
    .orderBy('enrolled', 'desc')
    .orderBy('id')
    .limit(relatedCourses);
  const rows = await selectCourses(db, user)
    .innerJoin(sharing.as('sharing'), 'sharing.id', 'courses.id')
    .orderBy('sharing.shared', 'desc')
    .orderBy('courses.enrolled', 'desc')
    .orderBy('courses.id')
    .execute();
  return rows.map(toCourse);
}

/** The newest other courses of its instructor. */
async function readOthersOfInstructor(db: Db, course: CourseRow, user: UserRow | null): Promise<Course[]> {
  const rows = await selectCourses(db, user)
    .where('courses.instructor_id', '=', course.instructor_id)
    .where('courses.id', '<>', course.id)
    .where('courses.status', '=', 'published')
    .orderBy('courses.created_at', 'desc')
    .orderBy('courses.id')
    .limit(otherCoursesOfInstructor)
    .execute();
  return rows.map(toCourse);
}

const selectUpcoming = (db: Db, now: Date) =>
  db.selectFrom('courses').where('status', '=', 'published').where('scheduled_time', '>', now);

/** The total depends on the clock: a trigger counts the courses of each day, so only the rest of the current day is counted here. */
async function countUpcoming(db: Db, now: Date): Promise<number> {
  const day = sql`(${now}::timestamptz at time zone 'UTC')::date`;
  const later = db
    .selectFrom('course_days')
    .select((eb) => eb.fn.sum('courses').as('courses'))
    .where('day', '>', sql<string>`${day}`);
  const restOfDay = selectUpcoming(db, now)
    .select((eb) => eb.fn.countAll().as('courses'))
    .where('scheduled_time', '<', sql<Date>`(${day} + 1) at time zone 'UTC'`);
  const { total } = await db
    .selectNoFrom(sql<number>`coalesce(${later}, 0) + ${restOfDay}`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** One page of the upcoming published courses, soonest first. */
export async function pageOfSessions(db: Db, now: Date, request: PageRequest): Promise<Page<Course>> {
  const order = sql`courses.scheduled_time, courses.id`;
  return readPage(request, await countUpcoming(db, now), async ({ offset, limit }) => {
    const page = selectUpcoming(db, now).select('courses.id').orderBy(order).offset(offset).limit(limit);
    const rows = await selectCourses(db, null)
      .innerJoin(page.as('page'), 'page.id', 'courses.id')
      .orderBy(order)
      .execute();
    return rows.map(toCourse);
  });
}

/** The published courses with these ids, in the order of the ids. */
export async function coursesById(db: Db, ids: readonly string[]): Promise<Course[]> {
  const rows = await selectCourses(db, null)
    .where('courses.id', '=', anyOf(ids))
    .where('courses.status', '=', 'published')
    .execute();
  return rows.map(toCourse).toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Courses with the columns of the contract and the enrollment of one learner; null for a guest. */
export function selectCourses(db: Db, learner: UserRow | null) {
  const learnerId = learner?.id ?? '';
  return db
    .selectFrom('courses')
    .innerJoin('categories', 'categories.id', 'courses.category_id')
    .innerJoin('users as instructors', 'instructors.id', 'courses.instructor_id')
    .leftJoin('enrollments', (join) =>
      join.onRef('enrollments.course_id', '=', 'courses.id').on('enrollments.user_id', '=', learnerId),
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
      'courses.seats',
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
      sql<string | null>`(
        select code from certificates
        where certificates.user_id = ${learnerId} and certificates.course_id = courses.id
      )`.as('certificate'),
    ]);
}

export type CourseRow = InferResult<ReturnType<typeof selectCourses>>[number];

/** A course as a list item: `sessionTitles`, `instructorProfile` and `related` are null, and `seats` is absent. */
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
    ...(row.seats !== null && { availableSeats: freeSeats(row.seats, row.enrolled) }),
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
      // Only approved instructors publish courses.
      ...(row.status === 'published' && { href: `/instructor/${row.instructor_id}` }),
    },
    instructorProfile: null,
    related: null,
    status: row.status,
    lastAccessed: row.last_accessed?.toISOString() ?? null,
    progress: row.completed_sessions && percentComplete(row.completed_sessions.length, row.sessions),
    completedSessions: row.completed_sessions,
    ...(row.certificate !== null && { certificate: row.certificate }),
  };
}
