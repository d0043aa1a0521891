import type { components } from '@lyceum/api-client/schema';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { UserRow } from '../users/caller.ts';
import { visibleTo } from './courses.ts';
import { toOptionalText } from './texts.ts';

type CourseSessions = components['schemas']['CourseSessions'];
export type CourseSession = components['schemas']['CourseSession'];

/** The sessions of a course as the user may see them; null if the course does not exist or is not visible. */
export async function findSessions(
  db: Db,
  courseId: string,
  user: UserRow | null,
): Promise<CourseSessions | null> {
  const course = await db
    .selectFrom('courses')
    .leftJoin('enrollments', (join) =>
      join.onRef('enrollments.course_id', '=', 'courses.id').on('enrollments.user_id', '=', user?.id ?? ''),
    )
    .select(['courses.instructor_id', 'enrollments.id as enrollment_id'])
    .where('courses.id', '=', courseId)
    .where(visibleTo(user))
    .executeTakeFirst();
  if (!course) return null;
  const isInFull =
    user !== null &&
    (user.role === 'admin' || user.id === course.instructor_id || course.enrollment_id !== null);
  const sessions = await readSessions(db, courseId);
  return isInFull
    ? { access: 'full', sessions }
    : {
        access: 'outline',
        sessions: sessions.map((session) => ({ ...session, meetingUrl: null, materials: [] })),
      };
}

/** All sessions of a course in full, in their order. */
export async function readSessions(db: Db, courseId: string): Promise<CourseSession[]> {
  const rows = await db
    .selectFrom('course_sessions')
    .selectAll('course_sessions')
    .select(
      sql<CourseSession['materials']>`coalesce(
        (select jsonb_agg(
            jsonb_build_object('id', materials.id, 'title', materials.title, 'url', materials.url)
            order by materials.position
          ) from materials where materials.session_id = course_sessions.id),
        '[]'
      )`.as('materials'),
    )
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute();
  return rows.map(({ id, position, title, starts_at, duration_minutes, time_zone, ...row }) => ({
    id,
    number: position,
    title: toOptionalText(title),
    schedule:
      starts_at && duration_minutes !== null && time_zone !== null
        ? { startsAt: starts_at.toISOString(), durationMinutes: duration_minutes, timeZone: time_zone }
        : null,
    meetingUrl: row.meeting_url,
    materials: row.materials,
  }));
}
