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

/** About which share of the courses a filter leaves, for the choice of a plan. */
const shares: Partial<Record<keyof SearchFilters, number>> = {
  domain: 0.2,
  category: 0.05,
  minRating: 0.5,
  time: 0.2,
};

export const shareOf = (filters: SearchFilters): number =>
  Object.entries(filters).reduce(
    (share, [name, value]) => share * ((value !== undefined && shares[name as keyof SearchFilters]) || 1),
    filters.price === 'free' ? 0.2 : 1,
  );

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
