import type { components } from '@lyceum/api-client/schema';
import { freeSeats, type Localized, limits, percentComplete } from '@lyceum/rules';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import { anyOf } from '../database/anyOf.ts';
import { batchedStatement } from '../database/batchedStatement.ts';
import type { Db } from '../database/open.ts';
import { type Page, type PageRequest, type Range, readPageWithTotal } from '../database/paging.ts';
import { type Slots, statement } from '../database/statement.ts';
import { toImage } from '../images.ts';
import type { UserRow } from '../users/caller.ts';
import { revisionOf } from './revisions.ts';
import { toOptionalText, toText } from './texts.ts';

export type Course = components['schemas']['Course'];

/** Whose view of a course a query returns; that of learners and administrators includes their enrollment. */
export type Viewer = 'guest' | 'learner' | 'administrator';

export const viewerOf = (user: UserRow | null): Viewer =>
  user === null ? 'guest' : user.role === 'admin' ? 'administrator' : 'learner';

/**
 * A condition on `courses`: an unpublished course is visible to its instructor, to enrolled learners and to
 * administrators.
 */
export const visibleTo = (user: UserRow | null): RawBuilder<boolean> =>
  visibleToViewer(viewerOf(user), sql.val(user?.id ?? ''));

/** The same for a query that is built once. @param userId any text for a guest */
export function visibleToViewer(viewer: Viewer, userId: RawBuilder<string>): RawBuilder<boolean> {
  if (viewer === 'administrator') return sql`true`;
  const published = sql<boolean>`courses.status = 'published'`;
  if (viewer === 'guest') return published;
  const enrolled = sql<boolean>`exists (
    select from enrollments as own where own.course_id = courses.id and own.user_id = ${userId}
  )`;
  return sql`(${published} or courses.instructor_id = ${userId} or ${enrolled})`;
}

/** The part of a course's response that a row belongs to. */
const parts = { course: 0, related: 1, ofInstructor: 2 } as const;

const readCourse = batchedStatement({ id: 'text', userId: 'text' }, (db, { id, userId }, viewer: Viewer) => {
  const ofCourse = <T>(column: string) =>
    sql<T | null>`case when shown.part = ${sql.lit(parts.course)} then ${sql.ref(column)} end`;
  return selectCoursesFor(db, viewer === 'guest' ? null : userId)
    .innerJoin(idsOfCoursePage(id, visibleToViewer(viewer, userId)).as('shown'), 'shown.id', 'courses.id')
    .where((eb) =>
      eb.or([eb('shown.part', '=', sql.lit(parts.course)), eb('courses.status', '=', sql.lit('published'))]),
    )
    .select([
      'shown.part',
      'courses.created_at',
      'courses.revision',
      ofCourse<(Localized | null)[]>('courses.session_titles').as('session_titles'),
      ofCourse<string>('instructors.instructor_status').as('instructor_status'),
      ofCourse<string>('instructors.qualifications').as('qualifications'),
      ofCourse<string>('instructors.bio').as('bio'),
    ])
    .orderBy('shown.part')
    .orderBy('shown.position')
    .orderBy('courses.id');
});

/** Finds a course with its related courses; null if it does not exist or is not visible to the user. */
export async function findCourse(db: Db, id: string, user: UserRow | null): Promise<Course | null> {
  const rows = await readCourse(db, { id, userId: user?.id ?? '' }, viewerOf(user));
  const [course, ...others] = rows;
  if (course?.part !== parts.course) return null;
  const coursesOf = (part: number) => others.filter((row) => row.part === part).map(toCourse);
  const { qualifications, bio } = course;
  // Drafts of an application stay private.
  const isPublic = course.instructor_status === 'approved' && qualifications !== null && bio !== null;
  return {
    ...toCourse(course),
    ...(user?.id === course.instructor_id && { revision: revisionOf(course) }),
    sessionTitles: (course.session_titles ?? []).map(toOptionalText),
    seats: course.seats,
    instructorProfile: isPublic ? { qualifications, bio, courses: coursesOf(parts.ofInstructor) } : null,
    related: coursesOf(parts.related),
  };
}

/** The ids of a course, its related courses and the newest others of its instructor. */
const idsOfCoursePage = (id: RawBuilder<string>, isVisible: RawBuilder<boolean>) =>
  sql<{ id: string; part: number; position: number }>`(
    select courses.id, ${sql.lit(parts.course)} as part, 0::bigint as position
      from courses where courses.id = ${id} and ${isVisible}
    union all
    select related_id, ${sql.lit(parts.related)}, position from related_courses where course_id = ${id}
    union all
    ${sharingTags(id)}
    union all
    (select id, ${sql.lit(parts.ofInstructor)}, row_number() over (order by created_at desc, id)
      from courses
      where instructor_id = (select instructor_id from courses where id = ${id}) and id <> ${id}
        and status = 'published'
      order by created_at desc, id
      limit ${sql.lit(limits.otherCoursesOfInstructor)})
  )`;

/**
 * Related courses of one for which nobody has selected any [2.336]: of the most popular ones of its category, those that
 * share most tags with it.
 */
const sharingTags = (id: RawBuilder<string>) => sql`(
  select id, ${sql.lit(parts.related)}, row_number() over (order by shared desc, enrolled desc, id)
  from (
    select popular.id, popular.enrolled, (
      select count(*) from unnest(popular.tags) as tag
      where tag = any ((select tags from courses where id = ${id})::text[])
    ) as shared
    from (
      select id, enrolled, tags from courses
      where category_id = (select category_id from courses where id = ${id}) and id <> ${id} and status = 'published'
      order by enrolled desc, id
      limit ${sql.lit(limits.comparedForRelated)}
    ) as popular
    where not exists (select from related_courses where course_id = ${id})
  ) as compared
  where shared > 0
  order by shared desc, enrolled desc, id
  limit ${sql.lit(limits.relatedCourses)}
)`;

const upcomingCourses = (db: Db, now: RawBuilder<Date>) =>
  db.selectFrom('courses').where('status', '=', sql.lit('published')).where('scheduled_time', '>', now);

/** The total depends on the clock: a trigger counts the courses of each day, so only the rest of the current day is counted here. */
function totalOfSessions(db: Db, now: RawBuilder<Date>) {
  const day = sql`(${now}::timestamptz at time zone 'UTC')::date`;
  const later = db
    .selectFrom('course_days')
    .select((eb) => eb.fn.sum('courses').as('courses'))
    .where('day', '>', sql<string>`${day}`);
  const restOfDay = upcomingCourses(db, now)
    .select((eb) => eb.fn.countAll().as('courses'))
    .where('scheduled_time', '<', sql<Date>`(${day} + 1) at time zone 'UTC'`);
  return db.selectNoFrom(sql<number>`coalesce(${later}, 0) + ${restOfDay}`.as('total'));
}

const readPageOfSessions = statement((db, { now, offset, limit }: Slots<Range & { now: Date }>) => {
  const order = sql`courses.scheduled_time, courses.id`;
  const page = upcomingCourses(db, now).select('courses.id').orderBy(order).offset(offset).limit(limit);
  return selectCoursesFor(db, null)
    .innerJoin(page.as('page'), 'page.id', 'courses.id')
    .select(totalOfSessions(db, now).as('total'))
    .orderBy(order);
});

/** One page of the upcoming published courses, soonest first. */
export async function pageOfSessions(db: Db, now: Date, request: PageRequest): Promise<Page<Course>> {
  const read = (range: Range) => readPageOfSessions(db, { ...range, now });
  const readTotal = async () => (await totalOfSessions(db, sql.val(now)).executeTakeFirstOrThrow()).total;
  return readPageWithTotal(request, read, toCourse, readTotal);
}

/** The published courses with these ids, in the order of the ids. */
export async function coursesById(db: Db, ids: readonly string[]): Promise<Course[]> {
  const rows = await selectCoursesFor(db, null)
    .where('courses.id', '=', anyOf(ids))
    .where('courses.status', '=', sql.lit('published'))
    .execute();
  return rows.map(toCourse).toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Courses with the columns of the contract and the enrollment of one learner. */
export const selectCourses = (db: Db, learner: UserRow) => selectCoursesFor(db, sql.val(learner.id));

/** The same of a learner whose id is an expression, or of a guest. */
export function selectCoursesFor(db: Db, learnerId: RawBuilder<string> | null) {
  return db
    .selectFrom('courses')
    .innerJoin('categories', 'categories.id', 'courses.category_id')
    .innerJoin('users as instructors', 'instructors.id', 'courses.instructor_id')
    .leftJoin('enrollments', (join) =>
      join
        .onRef('enrollments.course_id', '=', 'courses.id')
        .on((eb) => (learnerId ? eb('enrollments.user_id', '=', learnerId) : eb.lit(false))),
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
      (learnerId
        ? sql<string | null>`(
            select code from certificates
            where certificates.user_id = ${learnerId} and certificates.course_id = courses.id
          )`
        : sql<string | null>`null::text`
      ).as('certificate'),
    ]);
}

export type CourseRow = InferResult<ReturnType<typeof selectCoursesFor>>[number];

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
