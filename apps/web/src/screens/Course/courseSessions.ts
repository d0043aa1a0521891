import type { Course } from '@lyceum/api-client';
import { findLocalized, type Language } from '@lyceum/i18n';
import type { NumberedSession } from '@lyceum/ui/patterns/SessionList';
import type { TFunction } from 'i18next';

/** The sessions of a course, with their titles where they have one. */
export const courseSessions = (
  { sessions, sessionTitles }: Pick<Course, 'sessions' | 'sessionTitles'>,
  t: TFunction<'catalog'>,
  language: Language,
): NumberedSession[] =>
  Array.from({ length: sessions }, (_, index) => {
    const number = index + 1;
    const title = findLocalized(sessionTitles?.[index], language);
    return { number, label: t('course.session', { number }), title };
  });
