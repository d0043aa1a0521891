import type { CourseSession } from '@lyceum/api-client';
import { findLocalized } from '@lyceum/i18n';
import { useTranslation } from 'react-i18next';
import type { PageCourse } from '../../../app/courses/summaries.ts';
import { localizedName } from '../../../app/courses/views.ts';
import { saveFile } from '../../../platform/document/saveFile.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';

/** Saves the times of the lessons of a course as a calendar file, in the language of the page [2.297]. */
export function useCalendarDownload(course: PageCourse, details: readonly CourseSession[] | null) {
  const { t } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  return async () => {
    const { courseCalendar } = await import('./courseCalendar.ts');
    const text = courseCalendar(
      {
        url: new URL(course.href, location.origin).href,
        name: localizedName(course.name, language, t('common:unknownName')).name,
        lessons: details ?? [],
        nameOf: ({ number, title }) =>
          findLocalized(title, language)?.text ?? t('catalog:course.session', { number }),
      },
      new Date(),
    );
    saveFile(`${course.id}.ics`, 'text/calendar', text);
  };
}
