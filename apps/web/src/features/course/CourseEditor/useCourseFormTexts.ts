import type { CourseFormTexts } from '@lyceum/ui/patterns/CourseForm';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { reportedTimeZone } from '../../../platform/i18n/useTimeZone.ts';

/** The labels of the fields, and the other texts of the form. The page of a course shares some of the labels. */
export const labelsOf = (t: TFunction<['courseEditor', 'catalog']>) => ({
  ...t('courseEditor:form', { returnObjects: true }),
  ...t('catalog:courseFields', { returnObjects: true }),
});

/** The texts of the course form. @param course the name of the saved course */
export function useCourseFormTexts(course: string, timeZone: string): CourseFormTexts {
  const { t } = useTranslation(['courseEditor', 'catalog', 'common']);
  const labels = labelsOf(t);
  return {
    ...labels,
    deleteQuestion: t('courseEditor:form.deleteQuestion', { course }),
    scheduledTimeHint:
      reportedTimeZone() === null
        ? t('courseEditor:form.scheduledTimeHintUtc')
        : t('courseEditor:form.scheduledTimeHint', { zone: timeZone.replaceAll('_', ' ') }),
    startOfSessions: (time) => t('courseEditor:form.startOfSessions', { time }),
    timeSkipped: (time) => t('courseEditor:form.timeSkipped', { time }),
    number: {
      read: (number) => t('courseEditor:form.numberRead', { number }),
      ambiguous: (first, second) => t('courseEditor:form.numberAmbiguous', { first, second }),
    },
    session: {
      ...t('courseEditor:session', { returnObjects: true }),
      title: (number) => t('courseEditor:session.title', { number }),
      moveUp: (number) => t('courseEditor:session.moveUp', { number }),
      moveDown: (number) => t('courseEditor:session.moveDown', { number }),
      moved: (from, to, count) => t('courseEditor:session.moved', { from, to, count }),
      details: (number) => t('courseEditor:session.details', { number }),
      remove: (number) => t('courseEditor:session.remove', { number }),
      removeMaterial: (title) => t('courseEditor:session.removeMaterial', { title }),
      untitledMaterial: (number) => t('courseEditor:session.untitledMaterial', { number }),
      materialCount: (count) => t('courseEditor:session.materialCount', { count }),
    },
    checklist: {
      ...t('courseEditor:checklist', { returnObjects: true }),
      items: { ...labels, ...t('courseEditor:checklist.items', { returnObjects: true }) },
      progress: (counts) => t('courseEditor:checklist.progress', counts),
    },
    optional: t('common:field.optional'),
    cancel: t('common:actions.cancel'),
    close: t('common:actions.close'),
    choice: {
      none: t('common:choice.none'),
      clear: t('common:choice.clear'),
      open: t('common:choice.open'),
      added: (name) => t('common:choice.added', { name }),
      removed: (name) => t('common:choice.removed', { name }),
    },
    remove: (name) => t('common:actions.remove', { name }),
  };
}
