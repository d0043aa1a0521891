import type { CallOptions } from '@lyceum/api-client';
import { languages, searchFilters } from '@lyceum/rules';

/** The filters of a list of courses, as they are in the address. A filter that is not set is ''. */
export type CourseFilters = {
  price: (typeof searchFilters.price)[number] | '';
  minRating: (typeof searchFilters.minRating)[number] | '';
  inLanguage: (typeof languages)[number] | '';
  time: (typeof searchFilters.time)[number] | '';
  seats: (typeof searchFilters.seats)[number] | '';
};

/** In the order of the address. */
export const filterNames = [
  'price',
  'minRating',
  'inLanguage',
  'time',
  'seats',
] as const satisfies (keyof CourseFilters)[];

/** Reads the filters of an address. A missing or unknown value is ignored. */
export function filtersIn(address: URLSearchParams): CourseFilters {
  const oneOf = <Value extends string>(name: keyof CourseFilters, values: readonly Value[]) =>
    values.find((value) => value === address.get(name)) ?? '';
  return {
    price: oneOf('price', searchFilters.price),
    minRating: oneOf('minRating', searchFilters.minRating),
    inLanguage: oneOf('inLanguage', languages),
    time: oneOf('time', searchFilters.time),
    seats: oneOf('seats', searchFilters.seats),
  };
}

/** The filters that are set, by their names in the address. */
export const setFilters = (filters: CourseFilters): Partial<Record<keyof CourseFilters, string>> =>
  Object.fromEntries(filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));

export const countFilters = (filters: CourseFilters): number => Object.keys(setFilters(filters)).length;

export const isSameFilters = (one: CourseFilters, other: CourseFilters): boolean =>
  filterNames.every((name) => one[name] === other[name]);

type Parameters = Pick<
  NonNullable<CallOptions<'listCategoryCourses'>['query']>,
  'price' | 'minPrice' | 'maxPrice' | 'minRating' | 'inLanguage' | 'time' | 'seats'
>;

/** The parameters of the call. */
export function parametersOf({ price, minRating, inLanguage, time, seats }: CourseFilters): Parameters {
  return {
    ...(price && pricesOf(price)),
    ...(minRating && { minRating: Number(minRating) }),
    ...(inLanguage && { inLanguage }),
    ...(time && { time }),
    ...(seats && { seats }),
  };
}

function pricesOf(price: Exclude<CourseFilters['price'], ''>): Parameters {
  if (price === 'free' || price === 'paid') return { price };
  return price.endsWith('-') ? { minPrice: Number.parseInt(price, 10) } : { maxPrice: Number(price) };
}
