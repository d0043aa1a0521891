import type { ApiClient } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { fromPromise } from 'xstate';
import type { Suggestion } from './search-suggestions.machine.ts';

export function searchSuggestionsActors(api: ApiClient) {
  return {
    suggest: fromPromise<Suggestion[], { query: string }>(async ({ input, signal }) => {
      const query = { q: input.query, limit: limits.suggestedCourses };
      const { results, domains, categories, instructors } = await api.call('search', { query, signal });
      return [
        ...domains.slice(0, limits.suggestedDomains).map((one) => ({ kind: 'domain' as const, ...one })),
        ...categories
          .slice(0, limits.suggestedCategories)
          .map((one) => ({ kind: 'category' as const, ...one })),
        ...results.map((one) => ({ kind: 'course' as const, ...one })),
        ...instructors.slice(0, limits.suggestedInstructors).map((one) => ({
          kind: 'instructor' as const,
          ...one,
          href: one.href ?? `/search?${new URLSearchParams({ q: one.name })}`,
        })),
      ].map(({ kind, id, name, href }) => ({ kind, id, name, href }));
    }),
  };
}
