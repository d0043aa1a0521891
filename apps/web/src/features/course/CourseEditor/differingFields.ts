import type { Domain } from '@lyceum/api-client';
import type { Conflict } from '@lyceum/flows/course-editor';
import {
  endonyms,
  findLocalized,
  formatAmount,
  formatDateTime,
  formatNumber,
  formatSessionTime,
  type Language,
  type Moment,
} from '@lyceum/i18n';
import {
  type ComparedField,
  type CourseDraft,
  type CourseFormats,
  formatField,
  isTime,
  type LessonDraft,
  partOf,
} from '@lyceum/rules/course';
import type { DifferingField } from '@lyceum/ui/patterns/ConflictForm';
import type { TFunction } from 'i18next';
import { localizedName } from '../../../app/courses/views.ts';
import { labelsOf } from './useCourseFormTexts.ts';

interface Formats {
  t: TFunction<['courseEditor', 'catalog', 'common']>;
  language: Language;
  /** The time zone of the user. */
  timeZone: string;
  /** All domains, with their categories. */
  domains: readonly Domain[];
}

/** The two versions of the fields that differ, as texts. */
export function differingFields(
  mine: CourseDraft,
  { theirs, fields, choices }: Conflict,
  formats: Formats,
): DifferingField<ComparedField>[] {
  const { t } = formats;
  const labels = labelsOf(t);
  const courseFormats = courseFormatsOf(formats);
  return fields.map((compared) => {
    const { field, language } = partOf(compared);
    const label = labels[field];
    const shared = { name: compared, choice: choices[compared] ?? 'mine' };
    if (language === null) {
      const textOf = (draft: CourseDraft) => formatField(field, draft, courseFormats);
      return { ...shared, label, mine: textOf(mine), theirs: textOf(theirs) };
    }
    const textOf = (draft: CourseDraft) => draft[field][language]?.trim() ?? '';
    return {
      ...shared,
      label: t('courseEditor:conflict.inLanguage', { field: label, language: endonyms[language] }),
      mine: textOf(mine),
      theirs: textOf(theirs),
      language,
    };
  });
}

const courseFormatsOf = (formats: Formats): CourseFormats => {
  const { t, language, timeZone, domains } = formats;
  return {
    text: (key) => t(`catalog:courseFields.${key}`),
    number: (value) => formatNumber(value, language),
    money: (amount) => formatAmount(amount, language),
    time: (time) => formatDateTime(time, language, timeZone),
    category: (id) => {
      const category = domains.flatMap(({ categories = [] }) => categories).find((one) => one.id === id);
      return category ? localizedName(category.name, language, t('common:unknownName')).name : id;
    },
    lesson: (lesson, number) => lessonText(lesson, number, formats),
  };
};

/** '2. Reef knot · Mon, Mar 8, 2027, 7:00 PM · Meeting link · 2 materials' */
function lessonText(
  { title, startsAt, durationMinutes, meetingUrl, materials }: LessonDraft,
  number: number,
  { t, language, timeZone }: Formats,
): string {
  const name = findLocalized(title, language)?.text ?? t('courseEditor:conflict.session', { number });
  const parts = [
    `${formatNumber(number, language)}. ${name}`,
    isTime(startsAt) ? timeOf(startsAt, durationMinutes, language, timeZone) : '',
    meetingUrl,
    ...materials.map((material) => material.title || material.url),
  ];
  return parts.filter((part) => part.trim() !== '').join(' · ');
}

const timeOf = (startsAt: Moment, durationMinutes: number | null, language: Language, timeZone: string) =>
  durationMinutes === null || Number.isNaN(durationMinutes)
    ? formatDateTime(startsAt, language, timeZone)
    : formatSessionTime({ startsAt, durationMinutes }, language, timeZone);
