import type { Course } from '@lyceum/api-client';
import { findLocalized, formatDate, formatNumber, type Language, type Localized } from '@lyceum/i18n';
import {
  findMatch,
  findMatches,
  hasFewSeats,
  isCssColor,
  isSafeImageAddress,
  type TextRange,
} from '@lyceum/rules';
import type { TFunction } from 'i18next';
import type { CardCourse, ListedCategory } from './summaries.ts';

/**
 * The props of a name from the catalog, with its language if the page has another.
 * @param unknownName replaces a missing name: `t('common:unknownName')` [2.14]
 */
export function localizedName(name: Localized | null | undefined, language: Language, unknownName: string) {
  const localized = findLocalized(name, language) ?? { text: unknownName, language };
  return {
    name: localized.text,
    ...(localized.language !== language && { nameLanguage: localized.language }),
  };
}

/**
 * The part of a shown name that a search marks: the part that matches, or the whole name if it matches in another
 * language only [2.171].
 */
export function matchIn(name: Localized, visibleName: string, query: string): TextRange | undefined {
  const wholeName = { start: 0, end: visibleName.length };
  return findMatch(visibleName, query) ?? (nameMatches(name, query) ? wholeName : undefined);
}

/** Whether the name contains the query in any language [2.15]. */
export function nameMatches(name: Localized, query: string): boolean {
  return Object.values(name).some((text) => text && findMatch(text, query));
}

/**
 * The image of a course: its own, with an AVIF variant if the product drew it, or else the composition that the server
 * draws for it in the color of its category [2.42].
 */
export function imageOf({
  id,
  category,
  promotionalImage,
}: Pick<CardCourse, 'id' | 'category' | 'promotionalImage'>) {
  if (!promotionalImage) return { src: compositionAddress(id, category.color) };
  return addressesOf(promotionalImage);
}

/** The address of an image, and that of its AVIF variant if the image is the product's. */
export function addressesOf(image: string) {
  if (!isSafeImageAddress(image)) return { src: null };
  const own = /^\/pictures\/.+\.jpg$/.test(image);
  return { src: image, ...(own && { avif: image.replace(/jpg$/, 'avif') }) };
}

const compositionAddress = (seed: string, color: string) =>
  isCssColor(color)
    ? `/pictures/compositions/${color.slice(1).toLowerCase()}/${encodeURIComponent(seed)}.svg`
    : null;

/** The image of a shared link, with its size in pixels if it is known. */
export interface SocialImage {
  /** The absolute URL. */
  url: string;
  width?: number;
  height?: number;
  /** Whether the page has an image of its own. Otherwise it is the product's. */
  isOfPage: boolean;
}

/** The size of the images that `npm run draw-images` and `drawCourseImage` draw. */
const socialSize = { width: 1200, height: 630 };

/** The image of a shared link: the page's image, or the product's. */
export function socialImage(address: string | null | undefined, publicUrl: string): SocialImage {
  const absolute = (path: string) => new URL(path, publicUrl || 'http://localhost').href;
  if (!address || !isSafeImageAddress(address)) {
    return { url: absolute('/pictures/social.png'), ...socialSize, isOfPage: false };
  }
  const size = /^\/pictures\/(?:courses|social)\//.test(address) && socialSize;
  return { url: absolute(address), ...size, isOfPage: true };
}

/** The texts that all lists share. @param message the error message, if it is shown */
export function listTexts(t: TFunction<['catalog', 'common']>, message: string | null) {
  return {
    loading: t('common:states.loading'),
    loadMore: t('common:list.loadMore'),
    ...(message !== null && { error: t('common:states.error', { message }) }),
    tryAgain: t('common:actions.tryAgain'),
    skip: t('common:list.skip'),
    added: (count: number) => t('common:states.added', { count }),
    end: t('common:states.end'),
  };
}

export function ratingText(
  t: TFunction<['catalog', 'common']>,
  { rating, ratingCount }: Pick<Course, 'rating' | 'ratingCount'>,
  language: Language,
) {
  return rating === null
    ? t('catalog:card.notRated')
    : t('catalog:card.rating', { rating: formatNumber(rating, language, 1), count: ratingCount });
}

/**
 * The props of a course's card.
 * @param timeZone that of the visitor, for the start @default 'UTC'
 * @param words the words of a search, which are marked in the name @default none
 */
export function courseCard(
  course: CardCourse,
  t: TFunction<['catalog', 'common']>,
  language: Language,
  timeZone = 'UTC',
  words: readonly string[] = [],
) {
  const start = course.scheduledTime;
  const seats = course.availableSeats;
  const nameProps = localizedName(course.name, language, t('common:unknownName'));
  return {
    ...(start && { note: t('catalog:sessions.starts', { date: formatDate(start, language, timeZone) }) }),
    ...(hasFewSeats(seats) && { badge: seatsBadge(seats, t) }),
    ...nameProps,
    ...(words.length > 0 && { match: findMatches(nameProps.name, words) }),
    href: course.href,
    image: imageOf(course),
    instructor: t('catalog:card.by', { instructor: course.instructor.name }),
    rating: course.rating,
    ratingCount: course.ratingCount,
    price: course.price,
    texts: {
      rating: ratingText(t, course, language),
      enrolled: t('catalog:card.enrolled', { count: course.learners.enrolled }),
      lessons: t('catalog:card.sessions', { count: course.sessions }),
      free: t('catalog:card.free'),
    },
  };
}

const seatsBadge = (available: number, t: TFunction<['catalog', 'common']>) =>
  available === 0
    ? { label: t('catalog:card.full') }
    : { label: t('catalog:card.seats', { count: available }), tone: 'caution' as const };

/** The props of a category's tile. @param withCount whether a second line shows the number of courses */
export function categoryTile(
  category: ListedCategory,
  t: TFunction<['catalog', 'common']>,
  language: Language,
  withCount = false,
) {
  return {
    ...localizedName(category.name, language, t('common:unknownName')),
    id: category.id,
    href: category.href,
    color: category.color,
    ...(withCount && { note: t('catalog:domain.courses', { count: category.courseCount }) }),
  };
}
