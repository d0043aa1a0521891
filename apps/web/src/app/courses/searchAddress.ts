import type { CallOptions } from '@lyceum/api-client';
import { limits, type SearchSort, searchMaximum, searchSorts, searchWords } from '@lyceum/rules';
import { type CourseFilters, countFilters, filtersIn, parametersOf } from './courseFilters.ts';
import { pageIn } from './listAddress.ts';

/** The query, the filters and the page in the address of a search. A filter that is not set is ''. */
export interface Search extends CourseFilters {
  q: string;
  sortBy: SearchSort;
  domain: string;
  category: string;
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
  return {
    q: Array.from(address.get('q') ?? '')
      .slice(0, searchMaximum)
      .join('')
      .trim(),
    sortBy: searchSorts.find((value) => value === address.get('sortBy')) ?? 'relevance',
    domain: idIn('domain'),
    category: idIn('category'),
    ...filtersIn(address),
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

/** Whether there is anything to search for. A query without letters and digits, such as `%`, has no words. */
export function isSearch({ q, domain, category, ...search }: Search): boolean {
  return searchWords(q).length > 0 || [domain, category].some((id) => id !== '') || countFilters(search) > 0;
}

/** The parameters of the call. */
export function queryOf({
  q,
  sortBy,
  domain,
  category,
  page,
  ...filters
}: Search): NonNullable<CallOptions<'search'>['query']> {
  return {
    q,
    sortBy,
    page,
    limit: limits.searchResultsPerPage,
    ...(domain && { domain }),
    ...(category && { category }),
    ...parametersOf(filters),
  };
}
