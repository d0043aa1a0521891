import type { CourseSession } from '@lyceum/api-client';
import type { courseEditorMachine } from '@lyceum/flows/course-editor';
import type { Localized } from '@lyceum/i18n';
import { freeSeats, languages } from '@lyceum/rules';
import { type CourseDraft, emptyCourseDraft, isTime } from '@lyceum/rules/course';
import type { ContextFrom } from 'xstate';
import { type PageCourse, pageCourse } from '../../../../app/courses/summaries.ts';

export type Edited = Pick<ContextFrom<typeof courseEditorMachine>, 'course' | 'draft' | 'user' | 'domains'>;

const numberOr = <Other>(value: number | null, other: Other) =>
  value === null || Number.isNaN(value) ? other : value;

/** The texts that are not empty; null without any. */
function localizedText(text: { [language: string]: string | undefined }): Localized | null {
  const entries = languages.flatMap((language) => {
    const wording = text[language]?.trim();
    return wording ? [[language, wording]] : [];
  });
  return entries.length > 0 ? (Object.fromEntries(entries) as Localized) : null;
}

const lessonsOf = ({ sessionList }: CourseDraft): CourseSession[] =>
  sessionList.map(({ id, title, startsAt, durationMinutes, timeZone, meetingUrl, materials }, index) => ({
    id,
    number: index + 1,
    title: localizedText(title) as CourseSession['title'],
    schedule:
      isTime(startsAt) && numberOr(durationMinutes, 0) > 0
        ? { startsAt, durationMinutes: numberOr(durationMinutes, 0), timeZone: timeZone || 'UTC' }
        : null,
    meetingUrl: meetingUrl.trim() || null,
    materials: materials
      .filter((material) => material.title.trim())
      .map(({ file, ...material }) => ({ ...material, file: file ?? null })),
  }));

/** The start of the first lesson with a time, or that of the course. */
function startOf(lessons: readonly CourseSession[], { scheduledTime }: CourseDraft): string | null {
  const starts = lessons.flatMap(({ schedule }) => schedule?.startsAt ?? []);
  const first = starts.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? scheduledTime;
  return isTime(first) ? first : null;
}

/** The course as its page would show it if the draft was saved and published. */
export function previewedCourse({ course, draft: editorDraft, user, domains }: Edited): {
  course: PageCourse;
  details: CourseSession[];
} {
  const draft = editorDraft ?? emptyCourseDraft;
  const { category: categoryId, sessionList: _, learnersRequired, ...fields } = draft;
  const seats = numberOr(draft.seats, null);
  const enrolled = course?.learners.enrolled ?? 0;
  const details = lessonsOf(draft);
  const category = domains.flatMap(({ categories }) => categories ?? []).find(({ id }) => id === categoryId);
  const savedCourse = course && pageCourse(course);
  return {
    details,
    course: {
      ...fields,
      id: savedCourse?.id ?? 'new',
      href: savedCourse?.href ?? '',
      name: (localizedText(draft.name) ?? {}) as PageCourse['name'],
      description: localizedText(draft.description) as PageCourse['description'],
      category: category ?? { id: '', name: {}, color: '', href: '' },
      learners: { enrolled, required: numberOr(learnersRequired, null) },
      seats,
      ...(seats !== null && { availableSeats: freeSeats(seats, enrolled) }),
      sessions: Math.max(details.length, 1),
      sessionTitles: details.map(({ title }) => title),
      rating: savedCourse?.rating ?? null,
      ratingCount: savedCourse?.ratingCount ?? 0,
      price: numberOr(draft.price, 0),
      scheduledTime: startOf(details, draft),
      instructor: savedCourse?.instructor ?? { id: user.id, name: user.name, picture: null },
      instructorProfile: savedCourse?.instructorProfile ?? null,
      related: savedCourse?.related ?? null,
      status: 'published',
      lastAccessed: null,
      progress: null,
      completedSessions: null,
    },
  };
}
