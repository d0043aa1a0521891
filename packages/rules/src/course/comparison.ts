import { type Language, languages } from '../languages.ts';
import {
  type CourseFormats,
  courseFieldNames,
  courseFields,
  isLocalized,
  type LocalizedField,
  type PlainField,
} from './fields.ts';
import type { CourseDraft } from './schema.ts';

/** What two versions of a course are compared by, each language of a text by itself: `price`, `name.ar`. */
export type ComparedField = PlainField | `${LocalizedField}.${Language}`;

const comparedFields = courseFieldNames.flatMap((field): ComparedField[] =>
  isLocalized(field) ? languages.map((language) => `${field}.${language}` as const) : [field as PlainField],
);

type Part = { field: PlainField; language: null } | { field: LocalizedField; language: Language };

/** The field, and the language if it is a text in several ones. */
export function partOf(compared: ComparedField): Part {
  const [field, language = null] = compared.split('.');
  return { field, language } as Part;
}

export function readField(draft: CourseDraft, compared: ComparedField): unknown {
  const { field, language } = partOf(compared);
  return language === null ? draft[field] : draft[field][language];
}

const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');

/** The same text for values that mean the same: without blank texts, and whatever the order of the keys. */
const meaning = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, item: unknown) => {
    if (typeof item === 'string') return item.trim() || null;
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    const filled = Object.entries(item).filter(([, inner]) => !isBlank(inner));
    return Object.fromEntries(filled.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });

export const differs = (field: ComparedField, one: CourseDraft, other: CourseDraft): boolean =>
  meaning(readField(one, field)) !== meaning(readField(other, field));

/** What differs in two drafts, in the order of the form. */
export const differences = (one: CourseDraft, other: CourseDraft): ComparedField[] =>
  comparedFields.filter((field) => differs(field, one, other));

const formatters: {
  [Field in PlainField]: { format: (value: CourseDraft[Field], formats: CourseFormats) => string };
} = courseFields;

/** A field as it is typed, to compare it with another version; empty for an empty one. */
export function formatField<Field extends PlainField>(
  field: Field,
  draft: CourseDraft,
  formats: CourseFormats,
): string {
  return formatters[field].format(draft[field], formats);
}
