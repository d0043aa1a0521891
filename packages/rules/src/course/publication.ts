import { type Language, type Localized, languages } from '../languages.ts';
import { isVisible } from '../names.ts';
import { type FieldWith, fieldsForPublication } from './fields.ts';

export type RequiredItem = FieldWith<{ publication: 'required' }>;
type RecommendedField = FieldWith<{ publication: 'recommended' }>;
export type RecommendedItem = 'translations' | 'sessionTitles' | RecommendedField;
export type PublicationItem = RequiredItem | RecommendedItem;

/** What a course needs before it can be published, its lessons last. */
export const requiredForPublication: readonly RequiredItem[] = [
  ...fieldsForPublication('required').filter((field) => field !== 'sessionList'),
  'sessionList',
];

/** What makes a course easier to find and to understand, and is left to its instructor. */
export const recommendedForPublication: readonly RecommendedItem[] = [
  'translations',
  'sessionTitles',
  ...fieldsForPublication('recommended'),
];

type Value = Localized | string | number | readonly unknown[] | null;

/** A course, saved or as it is typed. Blank texts count as missing. */
export interface PublishableCourse
  extends Record<Exclude<RequiredItem | RecommendedField, 'sessionList'>, Value> {
  name: Localized;
  description: Localized | null;
  /** The titles of the lessons, in their order. */
  sessionTitles: readonly (Localized | null)[];
}

const isWritten = (text: Localized | null, language: Language) => isVisible(text?.[language] ?? '');
const hasText = (text: Localized | null) => languages.some((language) => isWritten(text, language));

/** Whether something is entered. A number that can't be parsed is NaN. */
function isFilled(value: Value): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return value >= 0;
  if (Array.isArray(value)) return value.length > 0;
  return hasText(value as Localized | null);
}

function isDone(item: PublicationItem, course: PublishableCourse): boolean {
  const { name, description, sessionTitles } = course;
  switch (item) {
    case 'translations':
      return languages.every((language) => isWritten(name, language) && isWritten(description, language));
    case 'sessionTitles':
      return sessionTitles.length > 0 && sessionTitles.every(hasText);
    case 'sessionList':
      return sessionTitles.length > 0;
    default:
      return isFilled(course[item]);
  }
}

export interface ChecklistEntry {
  item: PublicationItem;
  isRequired: boolean;
  isDone: boolean;
}

/** The checklist before the publication of a course: what is required first, then what is recommended [2.390]. */
export const publicationChecklist = (course: PublishableCourse): ChecklistEntry[] => [
  ...requiredForPublication.map((item) => ({ item, isRequired: true, isDone: isDone(item, course) })),
  ...recommendedForPublication.map((item) => ({ item, isRequired: false, isDone: isDone(item, course) })),
];

/** What a course lacks to be published; nothing if it can be. */
export const missingForPublication = (course: PublishableCourse): RequiredItem[] =>
  requiredForPublication.filter((item) => !isDone(item, course));
