import { comboboxTexts } from '../../components/Combobox/Combobox.fixtures.tsx';
import { tagTexts } from '../../components/TagPicker/TagPicker.fixtures.tsx';
import { inLanguage, t } from '../../stories/index.ts';
import type { CourseFormTexts } from './index.ts';

export const courseNames = {
  en: 'Intro to TypeScript',
  ar: 'مدخل إلى TypeScript',
  fr: 'Introduction à TypeScript',
};

export const courseFormTexts: CourseFormTexts = {
  ...t('courseEditor:form', { returnObjects: true }),
  deleteQuestion: t('courseEditor:form.deleteQuestion', { course: inLanguage(courseNames) }),
  scheduledTimeHint: t('courseEditor:form.scheduledTimeHint', { zone: 'Africa/Cairo' }),
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
    progress: (counts) => t('courseEditor:checklist.progress', counts),
  },
  optional: t('common:field.optional'),
  cancel: t('common:actions.cancel'),
  close: t('common:actions.close'),
  choice: { ...comboboxTexts, added: tagTexts.added, removed: tagTexts.removed },
  remove: tagTexts.remove,
};
