import { type Localized, languages } from '@lyceum/rules';
import { courseNameMaximum } from '@lyceum/rules/course';
import { type Course, contentColumns } from '../catalog/courses.ts';
import { readLessons, type StoredLesson } from '../catalog/lessons.ts';
import { newId } from '../platform/base/ids.ts';
import type { Texts } from '../platform/base/texts.ts';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import { undoneIfDenied } from '../platform/database/undoneIfDenied.ts';
import { consumeOrThrow } from '../platform/limits/consume.ts';
import { insertWithFreeId, lockApproval } from './createCourse.ts';
import { derivedOf, replaceLessons, type WrittenLesson } from './lessons.ts';
import { type CourseDenial, courseFor, lockOwn } from './ownCourse.ts';

/**
 * Creates a draft with the content of a course of the user, and without its times, learners and reviews. Both courses
 * refer to the same uploads, which are kept as long as one of the courses uses them.
 */
export async function duplicateCourse(
  context: Context,
  instructor: UserRow,
  id: string,
): Promise<Course | CourseDenial | 'instructorNotApproved'> {
  const { texts, now } = context;
  await consumeOrThrow(context, 'courseCopy', instructor.id);
  return undoneIfDenied(context.db, async (trx) => {
    if (!(await lockApproval(trx, instructor))) return 'instructorNotApproved';
    const denial = await lockOwn(trx, instructor, id);
    if (typeof denial === 'string') return denial;
    const course = await trx
      .selectFrom('courses')
      .select(contentColumns)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const sessionList = (await readLessons(trx, id)).map((lesson) => copyOf(lesson, now()));
    const { sessions, sessionTitles } = derivedOf(sessionList);
    const name = nameOfCopy(course.name, texts);
    const copy = await insertWithFreeId(
      { ...context, db: trx },
      instructor,
      {
        ...course,
        lesson_count: sessions,
        lesson_titles: JSON.stringify(sessionTitles),
        name: JSON.stringify(name),
        description: course.description && JSON.stringify(course.description),
      },
      name,
    );
    // A course that moved to the user has files of its former instructor.
    const problem = await replaceLessons(trx, instructor, copy.id, sessionList, { filesOf: id });
    if (problem) throw new Error(`The lessons of ${id} could not be copied: ${problem}`);
    return courseFor(trx, copy.id, instructor);
  });
}

/** A lesson takes place once, so its copy has no time yet. */
const copyOf = ({ title, meetingUrl, materials }: StoredLesson, time: Date): WrittenLesson => ({
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
