import * as z from 'zod/mini';
import { imageAddressMaximum, isSafeImageAddress } from '../addresses.ts';
import { longest, plainLine, say, visibleText } from '../fieldSchemas.ts';
import type { ValidationKey } from '../validation.ts';
import { type LessonDraft, lesson } from './lessons.ts';
import { inSomeLanguage } from './localized.ts';

export const courseNameMaximum = 150;
export const courseDescriptionMaximum = 5000;
export const coursePriceMaximum = 100_000;
export const courseLessonsMaximum = 500;
/** Of the learners that a course needs, and of its seats. */
export const courseLearnersMaximum = 100_000;
export const courseTagsMaximum = 20;
export const courseTagMaximum = 40;

/** How an app shows values in the language of the user. */
export interface CourseFormats {
  /** A text of the locale files. */
  text: (key: 'yes' | 'no') => string;
  number: (value: number) => string;
  money: (amount: number) => string;
  /** @param time ISO 8601 */
  time: (time: string) => string;
  /** The name of a category. */
  category: (id: string) => string;
  /** @param number the place of the lesson, from 1 */
  lesson: (lesson: LessonDraft, number: number) => string;
}

interface CourseFieldDescription {
  /** What the form accepts. */
  schema: z.ZodMiniType;
  /** Where visitors see it, in lists and on the page of a course or only there, or that only learners see all of it. */
  visibility: 'lists' | 'page' | 'learners';
  /** Whether a course needs it to be published [2.390]. @default it is not in the checklist */
  publication?: 'required' | 'recommended';
  /** Whether it is a text in several languages, which are compared one by one. @default false */
  isLocalized?: true;
  /** The value as it is typed, to compare two versions; empty for an empty one. @default a localized text as it is */
  format?: (value: never, formats: CourseFormats) => string;
}

const wholeNumber = (message: ValidationKey, maximum: number) =>
  z
    .number(say(message))
    .check(z.int(say(message)), z.minimum(1, say(message)), z.maximum(maximum, say(message)));

const hasAtMostTwoDecimals = (amount: number) => Number(amount.toFixed(2)) === amount;

const isNumber = (value: number | null): value is number => value !== null && !Number.isNaN(value);

const formatCount = (value: number | null, { number }: CourseFormats) =>
  isNumber(value) ? number(value) : '';

/** Whether a typed time is complete. */
export const isTime = (text: string | null): text is string =>
  text !== null && !Number.isNaN(Date.parse(text));

/** A course, field by field, in the order of the form. In the locale files, the label of a field has its name. */
export const courseFields = {
  name: {
    schema: inSomeLanguage('courseNameRequired', courseNameMaximum, plainLine()),
    isLocalized: true,
    visibility: 'lists',
    publication: 'required',
  },
  description: {
    schema: inSomeLanguage('courseDescriptionRequired', courseDescriptionMaximum),
    isLocalized: true,
    visibility: 'lists',
    publication: 'required',
  },
  category: {
    schema: z.string(say('categoryRequired')).check(z.minLength(1, say('categoryRequired'))),
    format: (id: string, { category }) => category(id),
    visibility: 'lists',
    publication: 'required',
  },
  handsOnPractice: {
    schema: z.boolean(),
    format: (isHandsOn: boolean, { text }) => text(isHandsOn ? 'yes' : 'no'),
    visibility: 'lists',
  },
  sessionList: {
    schema: z
      .array(lesson)
      .check(z.minLength(1, say('sessionsRequired')), z.maxLength(courseLessonsMaximum, say('tooMany'))),
    format: (lessons: LessonDraft[], formats) =>
      lessons.map((lesson, index) => formats.lesson(lesson, index + 1)).join('\n'),
    visibility: 'learners',
    publication: 'required',
  },
  price: {
    schema: z
      .number(say('priceInvalid'))
      .check(
        z.minimum(0, say('priceInvalid')),
        z.maximum(coursePriceMaximum, say('priceInvalid')),
        z.refine(hasAtMostTwoDecimals, say('priceInvalid')),
      ),
    format: (price: number | null, { money }) => (isNumber(price) ? money(price) : ''),
    visibility: 'lists',
    publication: 'required',
  },
  scheduledTime: {
    schema: z.nullable(z.iso.datetime({ offset: true, error: say('scheduledTimeInvalid') })),
    format: (start: string | null, { time }) => (isTime(start) ? time(start) : ''),
    visibility: 'lists',
  },
  learnersRequired: {
    schema: z.nullable(wholeNumber('learnersInvalid', courseLearnersMaximum)),
    format: formatCount,
    visibility: 'lists',
  },
  seats: {
    schema: z.nullable(wholeNumber('learnersInvalid', courseLearnersMaximum)),
    format: formatCount,
    visibility: 'page',
  },
  promotionalImage: {
    schema: z.nullable(
      z.string().check(longest(imageAddressMaximum), z.refine(isSafeImageAddress, say('imageInvalid'))),
    ),
    format: (address: string | null) => address ?? '',
    visibility: 'lists',
    publication: 'recommended',
  },
  tags: {
    schema: z
      .array(z.string().check(z.trim(), visibleText('textInvalid'), longest(courseTagMaximum), plainLine()))
      .check(z.maxLength(courseTagsMaximum, say('tooMany'))),
    format: (tags: string[]) => tags.join('\n'),
    visibility: 'lists',
    publication: 'recommended',
  },
} satisfies Record<string, CourseFieldDescription>;

export type CourseField = keyof typeof courseFields;

/** The fields with a certain fact. */
export type FieldWith<Fact extends Partial<CourseFieldDescription>> = {
  [Field in CourseField]: (typeof courseFields)[Field] extends Fact ? Field : never;
}[CourseField];

/** A field with a text in several languages. */
export type LocalizedField = FieldWith<{ isLocalized: true }>;

/** Another field. */
export type PlainField = Exclude<CourseField, LocalizedField>;

const descriptions: Record<CourseField, CourseFieldDescription> = courseFields;

/** The fields of a course, in the order of the form. */
export const courseFieldNames = Object.keys(courseFields) as CourseField[];

export const isLocalized = (field: CourseField): field is LocalizedField =>
  descriptions[field].isLocalized === true;

export const localizedFields: readonly LocalizedField[] = courseFieldNames.filter(isLocalized);

/** The fields with a part in the publication, in the order of the form. */
export const fieldsForPublication = <Need extends 'required' | 'recommended'>(need: Need) =>
  courseFieldNames.filter(
    (field): field is FieldWith<{ publication: Need }> => descriptions[field].publication === need,
  );
