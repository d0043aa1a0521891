import type { Localized } from '@lyceum/rules';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** The sessions that a subscribed calendar contains at most, those nearest to now. */
export const calendarSessionsMaximum = 1000;

/** A course session with a time. */
export interface TimedSession {
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
 * The sessions with a time in the courses in which a user is enrolled or which the user teaches, unpublished ones
 * included, in chronological order. Of too many, those nearest to now.
 */
export async function timedSessionsOf(db: Db, userId: string, now: Date): Promise<TimedSession[]> {
  const rows = await db
    .selectFrom('course_sessions')
    .innerJoin('courses', 'courses.id', 'course_sessions.course_id')
    .select([
      'course_sessions.id',
      'course_sessions.position',
      'course_sessions.title',
      'course_sessions.starts_at',
      'course_sessions.duration_minutes',
      'course_sessions.meeting_url',
      'course_sessions.revision',
      'courses.updated_at',
      'courses.id as course_id',
      'courses.name',
      'courses.status',
    ])
    .where('course_sessions.starts_at', 'is not', null)
    .where(
      sql<boolean>`courses.id in (
        select course_id from enrollments where user_id = ${userId}
        union all select id from courses where instructor_id = ${userId}
      )`,
    )
    .orderBy(
      sql`abs(extract(epoch from course_sessions.starts_at - ${now}::timestamptz)), course_sessions.id`,
    )
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
