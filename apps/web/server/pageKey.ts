import { acceptedLanguage } from '@lyceum/i18n';
import { defaultSortOf, languageQuery, limits, type SortedList } from '@lyceum/rules';
import { filtersIn, setFilters } from '../src/app/courses/courseFilters.ts';
import { pageIn, sortIn } from '../src/app/courses/listAddress.ts';

/** What a rendered page depends on. Every request for it is answered with the page at `address`. */
export interface PageAddress {
  /** Path and query without what the page ignores, in one spelling. */
  address: string;
  /** False for addresses of which there is an unlimited number. */
  isCommon: boolean;
}

/** Pages that read their query when they are rendered, and the list that it sorts. */
const sortedPages: readonly { path: RegExp; list: SortedList; hasPages: boolean; hasFilters?: boolean }[] = [
  { path: /^\/domain\/[^/]+$/, list: 'domainCategories', hasPages: false },
  { path: /^\/category\/[^/]+$/, list: 'categoryCourses', hasPages: true, hasFilters: true },
  { path: /^\/course\/[^/]+\/reviews$/, list: 'courseReviews', hasPages: true },
];

/** Pages that ignore their query, except the language. */
const plainPage = /^\/(?:course\/[^/]+|categories|sessions|experts|monetize|community|login|register)?$/;

/** In characters. Ids in the catalog are shorter. */
const longestPath = 200;

/**
 * Normalizes an address, so that equivalent ones share a page. @param url the path and query of a request
 * @returns null if the page cannot be shared: its path has another spelling, is too long, or has a query that the page
 * may use
 */
export function pageAddress(url: string): PageAddress | null {
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  if (path.length > longestPath || !isCanonical(path)) return null;
  const search = new URLSearchParams(query);
  const sorted = sortedPages.find((page) => page.path.test(path));
  if (!sorted && !plainPage.test(path)) return query === '' ? { address: path, isCommon: false } : null;
  const kept = new URLSearchParams();
  const language = acceptedLanguage(search.get(languageQuery));
  if (language) kept.set(languageQuery, language);
  if (sorted) {
    const sortBy = sortIn(sorted.list, search);
    if (sortBy !== defaultSortOf(sorted.list)) kept.set('sortBy', sortBy);
    const page = sorted.hasPages ? pageIn(search) : limits.firstPage;
    if (page !== limits.firstPage) kept.set('page', String(page));
  }
  // Their combinations are many, and each is requested rarely.
  const filters = Object.entries(sorted?.hasFilters ? setFilters(filtersIn(search)) : {});
  for (const [name, value] of filters) kept.set(name, value);
  return { address: kept.size > 0 ? `${path}?${kept}` : path, isCommon: filters.length === 0 };
}

/** Whether the path is in the spelling of the product's own links. Other spellings are unlimited in number. */
function isCanonical(path: string): boolean {
  try {
    return path.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/') === path;
  } catch {
    return false;
  }
}
