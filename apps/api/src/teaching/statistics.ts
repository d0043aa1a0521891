import type { components } from '@lyceum/api-client/schema';
import { day } from '@lyceum/rules';
import { sql } from 'kysely';
import { toText } from '../catalog/texts.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/open.ts';
import { type Page, type PageRequest, readPage } from '../database/paging.ts';

/** How long ago an active learner opened the course at most [2.342]. */
export const activeLearnerMs = 30 * day;

type CourseFigures = components['schemas']['CourseFigures'];

/** Statistics of a user's own courses, from the counters on the courses. Revenue is in whole currency units. */
export async function readStatistics(
  db: Db,
  instructorId: string,
): Promise<components['schemas']['InstructorStatistics']> {
  const { courses, enrolled, rating, revenueCents } = await db
    .selectFrom('courses')
    .select(({ fn }) => [
      fn.countAll<number>().as('courses'),
      fn.sum<number | null>('enrolled').as('enrolled'),
      fn.avg<number | null>('rating').as('rating'),
      fn.sum<number | null>('revenue_cents').as('revenueCents'),
    ])
    .where('instructor_id', '=', instructorId)
    .executeTakeFirstOrThrow();
  return {
    totalCourses: courses,
    totalEnrollments: enrolled ?? 0,
    averageRating: rating,
    revenue: (revenueCents ?? 0) / 100,
  };
}

/** A page of a user's own courses with their figures, those with the most learners first. */
export async function pageOfCourseFigures(
  { db, now }: Context,
  instructorId: string,
  request: PageRequest,
): Promise<Page<CourseFigures>> {
  const own = db.selectFrom('courses').where('instructor_id', '=', instructorId);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const activeSince = new Date(now().getTime() - activeLearnerMs);
  return readPage(request, total, async ({ offset, limit }) => {
    const page = own
      .select(['id', 'name', 'status', 'sessions', 'enrolled', 'revenue_cents', 'rating', 'rating_count'])
      .orderBy('enrolled', 'desc')
      .orderBy('id')
      .offset(offset)
      .limit(limit);
    const rows = await db
      .selectFrom(page.as('courses'))
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('enrollments')
            .select(({ fn }) => {
              const isCompleted = sql<boolean>`cardinality(completed_sessions) >= courses.sessions`;
              return [
                fn.countAll<number>().filterWhere(isCompleted).as('completed'),
                fn
                  .countAll<number>()
                  .filterWhere(sql<boolean>`not (${isCompleted})`)
                  .filterWhere('last_accessed', '>=', activeSince)
                  .as('active'),
              ];
            })
            .whereRef('enrollments.course_id', '=', 'courses.id')
            .as('learners'),
        (join) => join.onTrue(),
      )
      .selectAll()
      .orderBy('enrolled', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(({ id, name, status, enrolled, active, completed, rating, ...row }) => ({
      id,
      name: toText(name),
      href: `/course/${id}`,
      status,
      enrolled,
      active: active ?? 0,
      completed: completed ?? 0,
      rating,
      ratingCount: row.rating_count,
      revenue: row.revenue_cents / 100,
    }));
  });
}
