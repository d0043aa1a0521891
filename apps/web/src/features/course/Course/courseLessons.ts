import type { Course, CourseSession } from '@lyceum/api-client';
import { findLocalized, formatFile, formatSessionTime, type Language } from '@lyceum/i18n';
import { canJoin } from '@lyceum/rules';
import type { LearnerLesson, NumberedLesson } from '@lyceum/ui/patterns/LessonList';
import type { TFunction } from 'i18next';

interface CourseOutline extends Pick<Course, 'sessions' | 'sessionTitles'> {
  /** The lessons with their times, if they were loaded. */
  details: readonly CourseSession[] | null;
}

/** The lessons of a course, with their titles and times where they have one. */
export const courseLessons = (
  { sessions, sessionTitles, details }: CourseOutline,
  t: TFunction<'catalog'>,
  language: Language,
  timeZone: string,
): NumberedLesson[] =>
  Array.from({ length: sessions }, (_, index) => {
    const number = index + 1;
    const title = findLocalized(sessionTitles?.[index], language);
    const schedule = details?.[index]?.schedule;
    return {
      number,
      label: t('course.session', { number }),
      title,
      time: schedule ? formatSessionTime(schedule, language, timeZone) : null,
    };
  });

/** What learners get with a lesson: its materials, and its meeting link while it can be joined. */
export function learnersParts(
  { number, schedule, meetingUrl, materials }: CourseSession,
  t: TFunction<'catalog'>,
  language: Language,
  now: number,
): Pick<LearnerLesson, 'join' | 'materials'> {
  return {
    join:
      meetingUrl !== null && canJoin(schedule, now)
        ? { url: meetingUrl, label: t('course.join'), name: t('course.joinSession', { number }) }
        : null,
    materials: {
      label: t('course.materials', { number }),
      newTab: t('course.newTab'),
      links: materials.map(({ file, ...link }) =>
        file ? { ...link, file: formatFile(file, language) } : link,
      ),
    },
  };
}
