import type { Localized } from '@lyceum/rules';
import { sql } from 'kysely';
import type { Db } from '../platform/database/open.ts';

/** The maximum number of lessons in a subscribed calendar: those nearest to now. */
export const calendarSessionsMaximum = 1000;

/** A course lesson with a time. */
export interface TimedLesson {
  id: string;
  /** From 1. */
  position: number;
  title: Localized | null;
  startsAt: Date;
  durationMinutes: number;
  meetingUrl: string | null;
  revision: number;
  /** When its course was last changed. */
  changedAt: Date;
  course: { id: string; name: Localized; isPublished: boolean };
}

/**
 * The lessons with a time in the courses in which a user is enrolled or which the user teaches, unpublished ones
 * included, in chronological order. Of too many, those nearest to now.
 */
export async function timedLessonsOf(db: Db, userId: string, now: Date): Promise<TimedLesson[]> {
  const rows = await db
    .selectFrom('lessons')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .select([
      'lessons.id',
      'lessons.position',
      'lessons.title',
      'lessons.starts_at',
      'lessons.duration_minutes',
      'lessons.meeting_url',
      'lessons.revision',
      'courses.updated_at',
      'courses.id as course_id',
      'courses.name',
      'courses.status',
    ])
    .where('lessons.starts_at', 'is not', null)
    .where(
      sql<boolean>`courses.id in (
        select course_id from enrollments where user_id = ${userId}
        union all select id from courses where instructor_id = ${userId}
      )`,
    )
    .orderBy(sql`abs(extract(epoch from lessons.starts_at - ${now}::timestamptz)), lessons.id`)
    .limit(calendarSessionsMaximum)
    .execute();
  return rows
    .flatMap(({ starts_at, duration_minutes, ...row }) =>
      starts_at && duration_minutes !== null
        ? {
            id: row.id,
            position: row.position,
            title: row.title,
            startsAt: starts_at,
            durationMinutes: duration_minutes,
            meetingUrl: row.meeting_url,
            revision: row.revision,
            changedAt: row.updated_at,
            course: { id: row.course_id, name: row.name, isPublished: row.status === 'published' },
          }
        : [],
    )
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime() || (one.id < other.id ? -1 : 1));
}
