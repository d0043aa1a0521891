import { acceptedLanguage } from '@lyceum/i18n';
import { defaultSortOf, languageQuery, limits } from '@lyceum/rules';
import { filtersIn, setFilters } from '../src/app/courses/courseFilters.ts';
import { pageIn, sortIn } from '../src/app/courses/listAddress.ts';
import type { AppPage } from './appPages.ts';

/** What a rendered page depends on. Every request for it is answered with the page at `address`. */
export interface PageAddress {
  /** Path and query without what the page ignores, in one spelling. */
  address: string;
  /** False for addresses of which there is an unlimited number. */
  isCommon: boolean;
}

/** In characters. Ids in the catalog are shorter. */
const longestPath = 200;

/**
 * Normalizes an address, so that equivalent ones share a page. @param url the path and query of a request
 * @returns null if the page cannot be shared: its path has another spelling, is too long, or has a query that the page
 * may use
 */
export function pageAddress(url: string, pages: readonly AppPage[]): PageAddress | null {
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  if (path.length > longestPath || !isCanonical(path)) return null;
  const search = new URLSearchParams(query);
  const used = pages.find(({ pattern }) => pattern.test(path))?.handle.query;
  if (!used) return query === '' ? { address: path, isCommon: false } : null;
  const { sorts, pages: hasPages = false, filters: hasFilters = false } = used;
  const normalized = new URLSearchParams();
  const language = acceptedLanguage(search.get(languageQuery));
  if (language) normalized.set(languageQuery, language);
  const sortBy = sorts && sortIn(sorts, search);
  if (sortBy && sortBy !== defaultSortOf(sorts)) normalized.set('sortBy', sortBy);
  const page = hasPages ? pageIn(search) : limits.firstPage;
  if (page !== limits.firstPage) normalized.set('page', String(page));
  // Their combinations are many, and each is requested rarely.
  const filters = Object.entries(hasFilters ? setFilters(filtersIn(search)) : {});
  for (const [name, value] of filters) normalized.set(name, value);
  return { address: normalized.size > 0 ? `${path}?${normalized}` : path, isCommon: filters.length === 0 };
}

/** Whether the path is in the spelling of the product's own links. Other spellings are unlimited in number. */
function isCanonical(path: string): boolean {
  try {
    return path.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/') === path;
  } catch {
    return false;
  }
}
