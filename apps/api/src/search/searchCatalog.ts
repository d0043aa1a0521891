import { limits, type SearchSort } from '@lyceum/rules';
import type { Course } from '../catalog/courses.ts';
import type { Db } from '../platform/database/open.ts';
import type { Page, PageRequest } from '../platform/database/paging.ts';
import type { SearchFilters } from './facets.ts';
import { searchCourses } from './searchedCourses.ts';
import { type Entries, noEntries, searchEntries } from './searchedEntries.ts';
import { findTerms, rarestHalf } from './terms.ts';

interface Search extends PageRequest, SearchFilters {
  q: string;
  sortBy: SearchSort;
}

export interface SearchResults extends Page<Course>, Entries {
  words: string[];
  suggestion: string | null;
}

/**
 * Searches courses and, for the first page, other entries of the catalog [2.330]. If the words of the query do not occur
 * together, fewer of them are searched, and suggested. @param now the time for `upcoming`
 */
export async function searchCatalog(
  db: Db,
  { q, sortBy, page, limit, ...filters }: Search,
  now: Date,
): Promise<SearchResults> {
  const request = { page, limit };
  const { terms: typed, suggestion } = await findTerms(db, q);
  let terms = typed;
  let [courses, entries] = await Promise.all([
    searchCourses(db, terms, filters, sortBy, request, now),
    page === limits.firstPage ? searchEntries(db, terms) : noEntries,
  ]);
  const isEmpty = () =>
    courses.totalResults === 0 && Object.values(entries).every((list) => list.length === 0);
  while (isEmpty() && terms.length > 1) {
    const fewer = rarestHalf(terms);
    if (fewer.length === 0) break;
    terms = fewer;
    courses = await searchCourses(db, terms, filters, sortBy, request, now);
    if (page === limits.firstPage) entries = await searchEntries(db, terms);
  }
  return {
    ...courses,
    ...entries,
    words: terms.map(({ word }) => word),
    suggestion: terms === typed ? suggestion : terms.map(({ spelling }) => spelling).join(' '),
  };
}
