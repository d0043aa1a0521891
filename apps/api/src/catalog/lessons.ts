import type { components } from '@lyceum/api-client/schema';
import { sql } from 'kysely';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import { toOptionalText } from '../platform/contract/localized.ts';
import type { Db } from '../platform/database/open.ts';
import { fileAddress } from '../uploads/fileAddresses.ts';
import { visibleTo } from './courses.ts';

type CourseLessons = components['schemas']['CourseSessions'];
export type CourseLesson = components['schemas']['CourseSession'];

/** What a user sees of the lessons of a course; null if the course does not exist or is not visible. */
export async function accessToLessons(
  db: Db,
  courseId: string,
  user: UserRow | null,
): Promise<CourseLessons['access'] | null> {
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
  return isInFull ? 'full' : 'outline';
}

/** The lessons of a course as the user may see them; null if the course does not exist or is not visible. */
export async function findLessons(
  { db, keys, now }: Pick<Context, 'db' | 'keys' | 'now'>,
  courseId: string,
  user: UserRow | null,
): Promise<CourseLessons | null> {
  const access = await accessToLessons(db, courseId, user);
  if (access === null) return null;
  const lessons = await readLessons(db, courseId);
  if (access === 'outline' || user === null) {
    return {
      access: 'outline',
      sessions: lessons.map((lesson) => ({ ...lesson, meetingUrl: null, materials: [] })),
    };
  }
  return { access, sessions: withAddresses({ keys, now }, lessons, { courseId, userId: user.id }) };
}

/** Lessons with the addresses from which a user can download their files. */
export function withAddresses(
  { keys, now }: Pick<Context, 'keys' | 'now'>,
  lessons: readonly StoredLesson[],
  { courseId, userId }: { courseId: string; userId: string },
): CourseLesson[] {
  const time = now();
  const addressOf = ({ id, url, file }: StoredMaterial) =>
    file
      ? fileAddress(keys.files, { materialId: id, uploadId: file.id, courseId, userId }, time)
      : (url ?? '');
  return lessons.map(({ materials, ...lesson }) => ({
    ...lesson,
    materials: materials.map((material) => ({ ...material, url: addressOf(material) })),
  }));
}

type Material = CourseLesson['materials'][number];
/** A material without the address of its file. */
type StoredMaterial = Omit<Material, 'url'> & { url: string | null };
export type StoredLesson = Omit<CourseLesson, 'materials'> & { materials: StoredMaterial[] };

/** All lessons of a course in full, in their order. */
export async function readLessons(db: Db, courseId: string): Promise<StoredLesson[]> {
  const rows = await db
    .selectFrom('lessons')
    .selectAll('lessons')
    .select(
      sql<StoredMaterial[]>`coalesce(
        (select jsonb_agg(
            jsonb_build_object('id', materials.id, 'title', materials.title, 'url', materials.url, 'file',
              case when uploads.id is not null then jsonb_build_object(
                'id', uploads.id, 'type', uploads.file_type, 'sizeBytes', uploads.size_bytes
              ) end)
            order by materials.position
          ) from materials left join uploads on uploads.id = materials.upload_id
          where materials.lesson_id = lessons.id),
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
