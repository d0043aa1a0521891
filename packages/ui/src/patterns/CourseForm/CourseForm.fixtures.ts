import { comboboxTexts } from '../../components/Combobox/Combobox.fixtures.tsx';
import { tagTexts } from '../../components/TagPicker/TagPicker.fixtures.tsx';
import { language, t } from '../../stories/index.ts';
import type { CourseFormTexts } from './index.ts';

export const courseNames = {
  en: 'Intro to TypeScript',
  ar: 'مدخل إلى TypeScript',
  fr: 'Introduction à TypeScript',
};

export const courseFormTexts: CourseFormTexts = {
  ...t('courseEditor:form', { returnObjects: true }),
  deleteQuestion: t('courseEditor:form.deleteQuestion', { course: courseNames[language] }),
  scheduledTimeHint: t('courseEditor:form.scheduledTimeHint', { zone: 'Africa/Cairo' }),
  optional: t('common:field.optional'),
  cancel: t('common:actions.cancel'),
  close: t('common:actions.close'),
  choice: { ...comboboxTexts, added: tagTexts.added, removed: tagTexts.removed },
  remove: tagTexts.remove,
};
