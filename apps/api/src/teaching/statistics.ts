import type { components } from '@lyceum/api-client/schema';
import type { Db } from '../database/open.ts';

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
