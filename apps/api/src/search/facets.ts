import type { CourseFilters } from '../catalog/courseFilters.ts';
import { anyLexeme } from './match.ts';

export interface SearchFilters extends CourseFilters {
  domain?: string | undefined;
  category?: string | undefined;
}

const highestRating = 5;

/**
 * The parts of a `tsquery` that stand for filters: lexemes of `search_facets` and others with a character that no word has.
 * Those of a price and a time match more than the filter does.
 */
export function facetsOf(
  { domain, category, inLanguage, price, maxPrice, minRating, time }: SearchFilters,
  now: Date,
): string[] {
  return [
    ...(domain === undefined ? [] : [anyLexeme([`/domain/${domain}`])]),
    ...(category === undefined ? [] : [anyLexeme([`/category/${category}`])]),
    ...(inLanguage === undefined ? [] : [anyLexeme([`/${inLanguage}`])]),
    ...(price === 'free' || maxPrice === 0 ? [anyLexeme(['/free'])] : []),
    ...(minRating === undefined ? [] : [anyLexeme(ratingsFrom(minRating))]),
    ...(time === undefined ? [] : [monthsFrom(now)]),
  ];
}

const ratingsFrom = (lowest: number): string[] =>
  Array.from({ length: highestRating - lowest + 1 }, (_, index) => `/rated${lowest + index}`);

/** The month of a time, in UTC, and all later ones. */
function monthsFrom(time: Date): string {
  const [year = '', month = ''] = time.toISOString().split('-');
  const months = Array.from(
    { length: 13 - Number(month) },
    (_, index) => `/starts${year}-${String(Number(month) + index).padStart(2, '0')}`,
  );
  // Later years have a higher digit at some place: 2027 to 2029, 203 to 209, 21 to 29, 3 to 9.
  const years = [...year].flatMap((digit, place) =>
    Array.from(
      { length: 9 - Number(digit) },
      (_, index) => `/starts${year.slice(0, place)}${Number(digit) + 1 + index}`,
    ),
  );
  return anyLexeme(months, years);
}
