import { type Language, type Localized, languages } from './languages.ts';
import { isVisible } from './names.ts';

/** What a course needs before it can be published, in the order of its form. */
export const requiredForPublication = ['name', 'description', 'category', 'price', 'sessionList'] as const;

/** What makes a course easier to find and to understand, and is left to its instructor. */
export const recommendedForPublication = [
  'translations',
  'sessionTitles',
  'promotionalImage',
  'tags',
] as const;

export type RequiredItem = (typeof requiredForPublication)[number];
export type RecommendedItem = (typeof recommendedForPublication)[number];
export type PublicationItem = RequiredItem | RecommendedItem;

/** A course, saved or as it is typed. Blank texts count as missing. */
export interface PublishableCourse {
  name: Localized;
  description: Localized | null;
  category: string;
  /** Null or not a number while it is unknown. */
  price: number | null;
  /** The titles of the sessions, in their order. */
  sessionTitles: readonly (Localized | null)[];
  promotionalImage: string | null;
  tags: readonly string[];
}

const isWritten = (text: Localized | null, language: Language) => isVisible(text?.[language] ?? '');
const hasText = (text: Localized | null) => languages.some((language) => isWritten(text, language));

const isDone: Record<PublicationItem, (course: PublishableCourse) => boolean> = {
  name: ({ name }) => hasText(name),
  description: ({ description }) => hasText(description),
  category: ({ category }) => category !== '',
  price: ({ price }) => price !== null && price >= 0,
  sessionList: ({ sessionTitles }) => sessionTitles.length > 0,
  translations: ({ name, description }) =>
    languages.every((language) => isWritten(name, language) && isWritten(description, language)),
  sessionTitles: ({ sessionTitles }) => sessionTitles.length > 0 && sessionTitles.every(hasText),
  promotionalImage: ({ promotionalImage }) => Boolean(promotionalImage?.trim()),
  tags: ({ tags }) => tags.length > 0,
};

export interface ChecklistEntry {
  item: PublicationItem;
  isRequired: boolean;
  isDone: boolean;
}

/** The checklist before the publication of a course: what is required first, then what is recommended [2.390]. */
export const publicationChecklist = (course: PublishableCourse): ChecklistEntry[] => [
  ...requiredForPublication.map((item) => ({ item, isRequired: true, isDone: isDone[item](course) })),
  ...recommendedForPublication.map((item) => ({ item, isRequired: false, isDone: isDone[item](course) })),
];

/** What a course lacks to be published; nothing if it can be. */
export const missingForPublication = (course: PublishableCourse): RequiredItem[] =>
  requiredForPublication.filter((item) => !isDone[item](course));
