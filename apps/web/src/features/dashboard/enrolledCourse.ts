import type { Enrollment } from '@lyceum/api-client';
import { formatDate, formatPercent, type Language } from '@lyceum/i18n';
import type { TFunction } from 'i18next';
import { imageOf, localizedName } from '../../app/courses/views.ts';

/** The props of the card of a course that the user is enrolled in. */
export function enrolledCourse(
  { course, lastAccessed, progress }: Enrollment,
  t: TFunction<['dashboard', 'common']>,
  language: Language,
  timeZone: string,
) {
  const nameProps = localizedName(course.name, language, t('common:unknownName'));
  return {
    ...nameProps,
    href: course.href,
    image: imageOf(course),
    progress,
    ...(course.status === 'draft' && {
      badge: { label: t('dashboard:learner.withdrawn'), tone: 'caution' as const },
    }),
    texts: {
      lastAccessed: lastAccessed
        ? t('dashboard:learner.lastAccessed', { date: formatDate(lastAccessed, language, timeZone) })
        : t('dashboard:learner.notStarted'),
      progressLabel: t('dashboard:learner.progress', { course: nameProps.name }),
      progress: t('dashboard:learner.complete', { percent: formatPercent(progress, language) }),
    },
  };
}
