import type { ApiClient, CategoryReference, DomainReference, Instructor } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';
import { limits } from '@lyceum/rules';
import { isSearch, queryOf, type Search } from '../../app/courses/searchAddress.ts';
import { type CardCourse, cardCourse } from '../../app/courses/summaries.ts';

/** What the search page shows of the results. */
export interface SearchResults {
  courses: CardCourse[];
  totalResults: number;
  domains: DomainReference[];
  categories: CategoryReference[];
  instructors: Instructor[];
  /** The words to mark. */
  words: string[];
  suggestion: string | null;
}

export interface LoadedSearch {
  /** Null without a query and a filter. */
  results: SearchResults | null;
  /** The domains to choose from. */
  domains: Pick<DomainReference, 'id' | 'name'>[];
  /** The category to which the search is restricted. */
  category: Pick<CategoryReference, 'id' | 'name'> | null;
}

async function find(api: ApiClient, search: Search): Promise<SearchResults> {
  const { results, totalResults, ...rest } = await api.call('search', { query: queryOf(search) });
  const { domains, categories, instructors, words, suggestion } = rest;
  return {
    courses: results.map(cardCourse),
    totalResults,
    ...{ domains, categories, instructors, words, suggestion },
  };
}

/** A category that does not exist restricts the search to nothing. */
async function categoryOf(api: ApiClient, id: string): Promise<LoadedSearch['category']> {
  const { name } = await api.call('getCategory', { path: { id } }).catch(() => ({ name: { en: id } }));
  return { id, name };
}

export async function loadSearch(api: ApiClient, search: Search, language: Language): Promise<LoadedSearch> {
  const [results, domains, category] = await Promise.all([
    isSearch(search) ? find(api, search) : null,
    api.call('listDomains', { query: { language, limit: limits.pageMaximum } }),
    search.category ? categoryOf(api, search.category) : null,
  ]);
  return { results, domains: domains.results.map(({ id, name }) => ({ id, name })), category };
}
