import { type Localized, languages } from '@lyceum/rules';
import { courseNameMaximum } from '@lyceum/rules/course';
import type { Course } from '../catalog/courses.ts';
import { readSessions, type StoredSession } from '../catalog/sessions.ts';
import type { Context } from '../context.ts';
import { undoneIfDenied } from '../database/undoneIfDenied.ts';
import { newId } from '../ids.ts';
import { consumeOrThrow } from '../limits/consume.ts';
import type { Texts } from '../texts.ts';
import type { UserRow } from '../users/caller.ts';
import { insertWithFreeId, lockApproval } from './createCourse.ts';
import { type CourseDenial, lockOwn, seen } from './ownCourse.ts';
import { derivedOf, replaceSessions, type WrittenSession } from './sessions.ts';

/**
 * Creates a draft with the content of a course of the user, and without its times, learners and reviews. Both courses
 * refer to the same uploads, which are kept as long as one of the courses uses them.
 */
export async function duplicateCourse(
  context: Context,
  instructor: UserRow,
  id: string,
): Promise<Course | CourseDenial | 'notApproved'> {
  const { texts, now } = context;
  await consumeOrThrow(context, 'courseCopy', instructor.id);
  return undoneIfDenied(context.db, async (trx) => {
    if (!(await lockApproval(trx, instructor))) return 'notApproved';
    const denial = await lockOwn(trx, instructor, id);
    if (typeof denial === 'string') return denial;
    const course = await trx
      .selectFrom('courses')
      .select(['name', 'description', 'category_id', 'price_cents', 'hands_on_practice'])
      .select(['learners_required', 'seats', 'tags', 'promotional_image'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const sessionList = (await readSessions(trx, id)).map((session) => copyOf(session, now()));
    const { sessions, sessionTitles } = derivedOf(sessionList);
    const name = nameOfCopy(course.name, texts);
    const made = await insertWithFreeId(
      { ...context, db: trx },
      instructor,
      {
        ...course,
        sessions,
        session_titles: JSON.stringify(sessionTitles),
        name: JSON.stringify(name),
        description: course.description && JSON.stringify(course.description),
      },
      name,
    );
    // A course that moved to the user has files of its former instructor.
    const outcome = await replaceSessions(trx, instructor, made.id, sessionList, { filesOf: id });
    if (outcome !== 'replaced') throw new Error(`The sessions of ${id} could not be copied: ${outcome}`);
    return seen(trx, made.id, instructor);
  });
}

/** A session takes place once, so its copy has no time yet. */
const copyOf = ({ title, meetingUrl, materials }: StoredSession, time: Date): WrittenSession => ({
  id: newId(time),
  title,
  schedule: null,
  meetingUrl,
  materials: materials.map(({ title: name, url, file }) => ({
    id: newId(time),
    title: name,
    ...(file ? { file: file.id } : { url: url ?? '' }),
  })),
});

/** The name with a mark in each language in which it is written. A copy of a copy has one mark. */
export function nameOfCopy(name: Localized, texts: Texts): Localized {
  const marked = languages.flatMap((language) => {
    const written = name[language]?.trim();
    if (!written) return [];
    const mark = ` ${texts(language, 'server:copy')}`;
    const base = written.endsWith(mark) ? written.slice(0, -mark.length) : written;
    return [[language, `${shortened(base, courseNameMaximum - mark.length)}${mark}`]];
  });
  return Object.fromEntries(marked) as Localized;
}

/** Cuts a text before the first character that does not fit. */
function shortened(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > maximum) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd();
}
