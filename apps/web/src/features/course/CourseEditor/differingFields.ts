import type { Domain } from '@lyceum/api-client';
import type { Conflict, ConflictField } from '@lyceum/flows/course-editor';
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
import type { CourseDraft, TypedSession } from '@lyceum/rules/course';
import type { DifferingField } from '@lyceum/ui/patterns/ConflictForm';
import type { TFunction } from 'i18next';
import { named } from '../../../app/courses/views.ts';

interface Formats {
  t: TFunction<['courseEditor', 'common']>;
  language: Language;
  /** The time zone of the user. */
  timeZone: string;
  /** All domains, with their categories. */
  domains: readonly Domain[];
}

type Texts = 'name' | 'description';

/** The two versions of the fields that differ, as texts. */
export function differingFields(
  mine: CourseDraft,
  { theirs, fields, choices }: Conflict,
  formats: Formats,
): DifferingField<ConflictField>[] {
  return fields.map((field) => {
    const [name, language] = field.split('.') as [keyof CourseDraft, Language | undefined];
    const label = formats.t(`courseEditor:form.${name}`);
    const shared = { name: field, chosen: choices[field] ?? 'mine' };
    if (language === undefined) {
      const text = textsOf(formats)[name as Exclude<keyof CourseDraft, Texts>];
      return { ...shared, label, mine: text(mine), theirs: text(theirs) };
    }
    const textIn = (draft: CourseDraft) => draft[name as Texts][language]?.trim() ?? '';
    return {
      ...shared,
      label: formats.t('courseEditor:conflict.inLanguage', { field: label, language: endonyms[language] }),
      mine: textIn(mine),
      theirs: textIn(theirs),
      language,
    };
  });
}

/** The text of each field, empty for an empty one. */
function textsOf(
  formats: Formats,
): Record<Exclude<keyof CourseDraft, Texts>, (draft: CourseDraft) => string> {
  const { t, language, timeZone, domains } = formats;
  const number = (value: number | null) =>
    value === null || Number.isNaN(value) ? '' : formatNumber(value, language);
  return {
    category: ({ category }) => {
      const found = domains.flatMap(({ categories = [] }) => categories).find(({ id }) => id === category);
      return found ? named(found.name, language, t('common:unknownName')).name : category;
    },
    handsOnPractice: ({ handsOnPractice }) =>
      handsOnPractice ? t('courseEditor:conflict.yes') : t('courseEditor:conflict.no'),
    sessionList: ({ sessionList }) =>
      sessionList.map((session, index) => sessionText(session, index + 1, formats)).join('\n'),
    price: ({ price }) => (price === null || Number.isNaN(price) ? '' : formatAmount(price, language)),
    scheduledTime: ({ scheduledTime }) =>
      isMoment(scheduledTime) ? formatDateTime(scheduledTime, language, timeZone) : '',
    learnersRequired: ({ learnersRequired }) => number(learnersRequired),
    seats: ({ seats }) => number(seats),
    promotionalImage: ({ promotionalImage }) => promotionalImage ?? '',
    tags: ({ tags }) => tags.join('\n'),
  };
}

const isMoment = (text: string | null): text is string => text !== null && !Number.isNaN(Date.parse(text));

/** '2. Reef knot · Mon, Mar 8, 2027, 7:00 PM · Meeting link · 2 materials' */
function sessionText(
  { title, startsAt, durationMinutes, meetingUrl, materials }: TypedSession,
  number: number,
  { t, language, timeZone }: Formats,
): string {
  const name = findLocalized(title, language)?.text ?? t('courseEditor:conflict.session', { number });
  const parts = [
    `${formatNumber(number, language)}. ${name}`,
    isMoment(startsAt) ? timeOf(startsAt, durationMinutes, language, timeZone) : '',
    meetingUrl,
    ...materials.map((material) => material.title || material.url),
  ];
  return parts.filter((part) => part.trim() !== '').join(' · ');
}

const timeOf = (startsAt: Moment, durationMinutes: number | null, language: Language, timeZone: string) =>
  durationMinutes === null || Number.isNaN(durationMinutes)
    ? formatDateTime(startsAt, language, timeZone)
    : formatSessionTime({ startsAt, durationMinutes }, language, timeZone);
