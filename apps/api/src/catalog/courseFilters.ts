import type { Language } from '@lyceum/rules';

/** The filters of a list of courses, as the contract has them. */
export interface CourseFilters {
  price?: 'free' | 'paid' | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  minRating?: number | undefined;
  inLanguage?: Language | undefined;
  time?: 'upcoming' | undefined;
  seats?: 'available' | undefined;
}

export const courseFilterNames = [
  'price',
  'minPrice',
  'maxPrice',
  'minRating',
  'inLanguage',
  'time',
  'seats',
] as const satisfies readonly (keyof CourseFilters)[];

/** The highest price that the database can store. */
const highestCents = 2 ** 31 - 1;

/** The prices that match, both included; null if all do. */
export function centsOf({ price, minPrice, maxPrice }: CourseFilters): { from: number; to: number } | null {
  if (price === undefined && minPrice === undefined && maxPrice === undefined) return null;
  const from = Math.max((minPrice ?? 0) * 100, price === 'paid' ? 1 : 0);
  const to = price === 'free' ? 0 : maxPrice === undefined ? highestCents : maxPrice * 100;
  return { from, to };
}
