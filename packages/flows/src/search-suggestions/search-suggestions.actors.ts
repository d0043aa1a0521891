import type { ApiClient } from '@lyceum/api-client';
import { fromPromise } from 'xstate';
import type { Suggestion } from './search-suggestions.machine.ts';

/** Courses, categories, domains and instructors among the suggestions of a search. */
const suggestedCourses = 4;
const suggestedCategories = 2;
const suggestedDomains = 1;
const suggestedInstructors = 1;

export function searchSuggestionsActors(api: ApiClient) {
  return {
    suggest: fromPromise<Suggestion[], { query: string }>(async ({ input, signal }) => {
      const query = { q: input.query, limit: suggestedCourses };
      const { results, domains, categories, instructors } = await api.call('search', { query, signal });
      return [
        ...domains.slice(0, suggestedDomains).map((one) => ({ kind: 'domain' as const, ...one })),
        ...categories.slice(0, suggestedCategories).map((one) => ({ kind: 'category' as const, ...one })),
        ...results.map((one) => ({ kind: 'course' as const, ...one })),
        ...instructors.slice(0, suggestedInstructors).map((one) => ({
          kind: 'instructor' as const,
          ...one,
          href: one.href ?? `/search?${new URLSearchParams({ q: one.name })}`,
        })),
      ].map(({ kind, id, name, href }) => ({ kind, id, name, href }));
    }),
  };
}
