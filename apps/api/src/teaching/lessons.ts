import type { components } from '@lyceum/api-client/schema';
import { isTimeZone } from '@lyceum/rules';
import { sql } from 'kysely';
import type { UserRow } from '../platform/context/caller.ts';
import type { Db } from '../platform/database/open.ts';
import { claimFiles } from '../uploads/files.ts';

export type WrittenLesson = components['schemas']['WrittenSession'];

/** Why a list of lessons cannot be saved. */
export type LessonsDenial = 'sessionIdTaken' | 'unknownTimeZone' | 'unknownFile';

/**
 * Replaces the lessons of a locked course, with the progress of its learners. The caller updates the derived columns.
 * @param filesOf the course whose files may be used, beside the uploads of the instructor
 * @returns the problem, if there is one
 */
export async function replaceLessons(
  trx: Db,
  instructor: Pick<UserRow, 'id'>,
  courseId: string,
  lessons: readonly WrittenLesson[],
  { filesOf = courseId } = {},
): Promise<LessonsDenial | null> {
  const ids = lessons.map(({ id }) => id);
  const materials = lessons.flatMap((lesson) =>
    lesson.materials.map((material, index) => ({
      id: material.id,
      title: material.title,
      url: 'url' in material ? material.url : null,
      upload_id: 'file' in material ? material.file : null,
      lesson_id: lesson.id,
      position: index + 1,
    })),
  );
  const isRepeated = (all: readonly string[]) => new Set(all).size < all.length;
  if (isRepeated(ids) || isRepeated(materials.map(({ id }) => id))) return 'sessionIdTaken';
  const zones = new Set(lessons.flatMap(({ schedule }) => (schedule ? [schedule.timeZone] : [])));
  if (![...zones].every(isTimeZone)) return 'unknownTimeZone';
  const files = materials.flatMap(({ upload_id }) => upload_id ?? []);
  if (!(await claimFiles(trx, instructor, filesOf, files))) return 'unknownFile';

  const before = await trx
    .selectFrom('lessons')
    .select(['id', 'position'])
    .where('course_id', '=', courseId)
    .execute();
  await sql`delete from lessons where course_id = ${courseId} and id <> all(${ids}::text[])`.execute(trx);
  if ((await writeLessons(trx, courseId, lessons)) < lessons.length) return 'sessionIdTaken';
  await sql`delete from materials where lesson_id = any(${ids}::text[])
    and id <> all(${materials.map(({ id }) => id)}::text[])`.execute(trx);
  if ((await writeMaterials(trx, ids, materials)) < materials.length) return 'sessionIdTaken';

  const places = new Map(ids.map((id, index) => [id, index + 1]));
  const moves = before.map(({ id, position }) => ({ from: position, to: places.get(id) ?? null }));
  await moveProgress(trx, courseId, moves, lessons.length);
  return null;
}

/** @returns how many were written: an id of another course is left out */
async function writeLessons(trx: Db, courseId: string, lessons: readonly WrittenLesson[]): Promise<number> {
  const rows = lessons.map(({ id, title, schedule, meetingUrl }, index) => ({
    id,
    position: index + 1,
    title,
    starts_at: schedule?.startsAt ?? null,
    duration_minutes: schedule?.durationMinutes ?? null,
    time_zone: schedule?.timeZone ?? null,
    meeting_url: meetingUrl,
  }));
  const result = await sql`
    insert into lessons (id, course_id, position, title, starts_at, duration_minutes, time_zone, meeting_url)
    select id, ${courseId}, position, title, starts_at, duration_minutes, time_zone, meeting_url
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written (id text, position integer, title jsonb,
      starts_at timestamptz, duration_minutes integer, time_zone text, meeting_url text)
    on conflict (id) do update set position = excluded.position, title = excluded.title,
      starts_at = excluded.starts_at, duration_minutes = excluded.duration_minutes,
      time_zone = excluded.time_zone, meeting_url = excluded.meeting_url
    where lessons.course_id = excluded.course_id
    returning id`.execute(trx);
  return result.rows.length;
}

/** @returns how many were written: an id of another course is left out */
async function writeMaterials(
  trx: Db,
  lessonIds: readonly string[],
  materials: readonly object[],
): Promise<number> {
  const result = await sql`
    insert into materials (id, lesson_id, position, title, url, upload_id)
    select id, lesson_id, position, title, url, upload_id
    from jsonb_to_recordset(${JSON.stringify(materials)}::jsonb)
      as written (id text, lesson_id text, position integer, title text, url text, upload_id text)
    on conflict (id) do update set lesson_id = excluded.lesson_id, position = excluded.position,
      title = excluded.title, url = excluded.url, upload_id = excluded.upload_id
    where materials.lesson_id = any(${lessonIds}::text[])
    returning id`.execute(trx);
  return result.rows.length;
}

interface Move {
  from: number;
  /** Null for a deleted lesson. */
  to: number | null;
}

/** Changes the number of lessons at the end of a locked course. The progress of its learners follows. */
export async function resizeProgress(
  trx: Db,
  courseId: string,
  before: number,
  after: number,
): Promise<void> {
  const places = Array.from({ length: before }, (_, index) => index + 1);
  await moveProgress(
    trx,
    courseId,
    places.map((place) => ({ from: place, to: place <= after ? place : null })),
    after,
  );
}

/**
 * The completed lessons of learners, former ones included, follow their lessons. Whoever completed the course has
 * completed its new lessons as well [2.510].
 * @param moves one for each lesson of before @param after the number of lessons now
 */
async function moveProgress(trx: Db, courseId: string, moves: readonly Move[], after: number): Promise<void> {
  const remaining = moves.filter(({ to }) => to !== null);
  if (
    remaining.length === moves.length &&
    remaining.length === after &&
    remaining.every(({ from, to }) => from === to)
  )
    return;
  for (const table of ['enrollments', 'left_courses'] as const) {
    await sql`update ${sql.table(table)} set completed_lessons = case
        when cardinality(completed_lessons) >= ${moves.length}::integer
          then array(select generate_series(1, ${after}::integer))
        else array(
          select moved.place from unnest(completed_lessons) as completed
          join unnest(${remaining.map(({ from }) => from)}::integer[], ${remaining.map(({ to }) => to)}::integer[])
            as moved (former, place) on moved.former = completed
          order by moved.place
        )
      end
      where course_id = ${courseId} and completed_lessons <> '{}'`.execute(trx);
  }
}

/** The fields of a course that follow from its lessons. Those at the end without a title have no entry. */
export function derivedOf(list: readonly WrittenLesson[]) {
  const titled = list.findLastIndex(({ title }) => title !== null) + 1;
  return { sessions: list.length, sessionTitles: list.slice(0, titled).map(({ title }) => title) };
}

/** A course whose lessons have times starts with the first of them. @returns whether it has such lessons */
export async function scheduleByFirstLesson(trx: Db, courseId: string): Promise<boolean> {
  const { start } = await trx
    .selectFrom('lessons')
    .select((eb) => eb.fn.min('starts_at').as('start'))
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  if (!start) return false;
  await trx.updateTable('courses').set({ scheduled_time: start }).where('id', '=', courseId).execute();
  return true;
}
