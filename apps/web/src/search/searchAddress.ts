import type { CallOptions } from '@lyceum/api-client';
import { languages, limits, type SearchSort, searchFilters, searchSorts } from '@lyceum/rules';
import { pageIn } from '../catalog/listAddress.ts';

/** What the address of the search page says. A filter that is not set is ''. */
export interface Search {
  q: string;
  sortBy: SearchSort;
  domain: string;
  category: string;
  price: (typeof searchFilters.price)[number] | '';
  minRating: (typeof searchFilters.minRating)[number] | '';
  inLanguage: (typeof languages)[number] | '';
  time: (typeof searchFilters.time)[number] | '';
  page: number;
}

/** In characters. Ids in the catalog are shorter. */
const longestId = 100;

/** Reads the address. A missing, unknown or too long value is ignored; a query is cut off. */
export function searchIn(address: URLSearchParams): Search {
  const idIn = (name: string) => {
    const id = address.get(name) ?? '';
    return id.length > longestId ? '' : id;
  };
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | '' =>
    values.find((value) => value === address.get(name)) ?? '';
  return {
    q: Array.from(address.get('q') ?? '')
      .slice(0, limits.searchMaximum)
      .join('')
      .trim(),
    sortBy: oneOf('sortBy', searchSorts) || 'relevance',
    domain: idIn('domain'),
    category: idIn('category'),
    price: oneOf('price', searchFilters.price),
    minRating: oneOf('minRating', searchFilters.minRating),
    inLanguage: oneOf('inLanguage', languages),
    time: oneOf('time', searchFilters.time),
    page: pageIn(address),
  };
}

/** The address of a search, without what is missing or the default. */
export function searchHref({ page = limits.firstPage, sortBy, ...values }: Partial<Search>): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) address.set(name, value);
  if (sortBy && sortBy !== 'relevance') address.set('sortBy', sortBy);
  if (page !== limits.firstPage) address.set('page', String(page));
  return address.size > 0 ? `/search?${address}` : '/search';
}

/** Whether anything is searched. */
export function isSearch({ q, domain, category, price, minRating, inLanguage, time }: Search): boolean {
  return [q, domain, category, price, minRating, inLanguage, time].some((value) => value !== '');
}

/** The parameters of the call. */
export function queryOf({
  price,
  minRating,
  page,
  ...search
}: Search): NonNullable<CallOptions<'search'>['query']> {
  const { q, sortBy, domain, category, inLanguage, time } = search;
  return {
    q,
    sortBy,
    page,
    limit: limits.searchResultsPerPage,
    ...(domain && { domain }),
    ...(category && { category }),
    ...(price && (price === 'free' || price === 'paid' ? { price } : { maxPrice: Number(price) })),
    ...(minRating && { minRating: Number(minRating) }),
    ...(inLanguage && { inLanguage }),
    ...(time && { time }),
  };
}
