import type { components } from '@lyceum/api-client/schema';
import { fromLocalInput, toLocalInput } from '@lyceum/i18n';
import { type HistoryPeriod, historyPeriods, isTimeZone } from '@lyceum/rules';
import { sql } from 'kysely';
import type { Context } from '../platform/context/context.ts';

type EnrollmentHistory = components['schemas']['EnrollmentHistory'];

/**
 * The enrollments and the revenue of an instructor's courses in each step of a period. Revenue is in whole currency
 * units.
 * @param request.timeZone where the days begin at midnight
 */
export async function readHistory(
  { db, now }: Context,
  instructorId: string,
  { period, timeZone }: { period: HistoryPeriod; timeZone: string },
): Promise<EnrollmentHistory | 'unknownTimeZone'> {
  if (!isTimeZone(timeZone)) return 'unknownTimeZone';
  const { step } = historyPeriods[period];
  const dates = datesOf(period, toLocalInput(now(), timeZone).slice(0, 10));
  // PostgreSQL may know other time zones than Node.js, so it only compares times.
  const starts = dates.map((date) => fromLocalInput(`${date}T00:00`, timeZone) ?? date);
  const rows = await db
    .selectFrom('enrollments')
    .innerJoin('courses', 'courses.id', 'enrollments.course_id')
    .select(({ fn }) => [
      sql<number>`width_bucket(enrollments.created_at, ${starts}::timestamptz[])`.as('number'),
      fn.countAll<number>().as('enrollments'),
      fn.sum<number>('enrollments.price_cents').as('cents'),
    ])
    .where('courses.instructor_id', '=', instructorId)
    .where('enrollments.created_at', '>=', sql<Date>`${starts[0]}::timestamptz`)
    .groupBy('number')
    .execute();
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const results = dates.map((date, index) => {
    const row = byNumber.get(index + 1);
    return { date, enrollments: row?.enrollments ?? 0, revenue: (row?.cents ?? 0) / 100 };
  });
  return { step, results };
}

/** The days, or the first days of the months, of a period that ends with a day. */
function datesOf(period: HistoryPeriod, today: string): string[] {
  const { count, step } = historyPeriods[period];
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(`${today}T00:00Z`);
    const back = count - 1 - index;
    if (step === 'day') date.setUTCDate(date.getUTCDate() - back);
    else date.setUTCMonth(date.getUTCMonth() - back, 1);
    return date.toISOString().slice(0, 10);
  });
}
