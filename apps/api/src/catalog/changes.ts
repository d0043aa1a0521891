import type { CatalogChange, Subject } from '../platform/context/subjects.ts';
import type { Db } from '../platform/database/open.ts';

async function readPlaces(db: Db, courseId: string) {
  return db
    .selectFrom('courses')
    .innerJoin('categories', 'categories.id', 'courses.category_id')
    .select(['category_id', 'categories.domain_id', 'instructor_id', 'scheduled_time'])
    .where('courses.id', '=', courseId)
    .executeTakeFirstOrThrow();
}

/** What an enrollment or its end changes: the course's own page, and counters in lists. */
export async function enrollmentChange(db: Db, courseId: string): Promise<CatalogChange> {
  const { category_id, domain_id, instructor_id } = await readPlaces(db, courseId);
  return {
    subjects: [`course:${courseId}`],
    counters: [
      `card:${courseId}`,
      `category:${category_id}`,
      `counts:${category_id}`,
      `domain:${domain_id}`,
      `teaching:${instructor_id}`,
    ],
  };
}

/** What a change of the visible reviews changes: the course's own pages, and the rating in lists. */
export async function reviewChange(db: Db, courseId: string): Promise<CatalogChange> {
  const { category_id, instructor_id } = await readPlaces(db, courseId);
  return {
    subjects: [`course:${courseId}`, `reviews:${courseId}`],
    counters: [`card:${courseId}`, `category:${category_id}`, `teaching:${instructor_id}`],
  };
}

/** What changes when a course is published, unpublished or deleted. Call it while the course exists. */
export async function publicationChange(db: Db, courseId: string): Promise<CatalogChange> {
  const { category_id, domain_id, instructor_id, scheduled_time } = await readPlaces(db, courseId);
  // Their pages omit the course while it is not published.
  const related = await db
    .selectFrom('related_courses')
    .select('course_id')
    .where('related_id', '=', courseId)
    .execute();
  return {
    subjects: [
      `course:${courseId}`,
      `reviews:${courseId}`,
      `card:${courseId}`,
      `category:${category_id}`,
      `counts:${category_id}`,
      `domain:${domain_id}`,
      `instructor:${instructor_id}`,
      `teaching:${instructor_id}`,
      ...(scheduled_time ? ['upcomingCourses' as const] : []),
      ...related.map(({ course_id }) => `course:${course_id}` as const),
    ],
  };
}

type Contents = { category: { id: string }; instructor: { id: string }; scheduledTime: string | null };

/** What changes when a published course gets other contents. */
export async function contentChange(
  db: Db,
  courseId: string,
  before: Contents,
  after: Contents,
): Promise<CatalogChange> {
  const subjects: Subject[] = [
    `course:${courseId}`,
    `card:${courseId}`,
    `category:${after.category.id}`,
    `teaching:${after.instructor.id}`,
  ];
  if (before.scheduledTime || after.scheduledTime) subjects.push('upcomingCourses');
  if (before.category.id !== after.category.id) {
    const rows = await db
      .selectFrom('categories')
      .select(['id', 'domain_id'])
      .where('id', 'in', [before.category.id, after.category.id])
      .execute();
    for (const { id, domain_id } of rows)
      subjects.push(`category:${id}`, `counts:${id}`, `domain:${domain_id}`);
  }
  return { subjects };
}
