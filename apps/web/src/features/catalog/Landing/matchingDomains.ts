import type { ListedDomain } from '../../../app/courses/summaries.ts';
import { nameMatches } from '../../../app/courses/views.ts';

/**
 * The domains whose name, or the name of one of their categories, contains the query in any language [2.15]. Their
 * matching categories come first, because a card shows only some of its categories [2.171].
 */
export function matchingDomains(domains: readonly ListedDomain[], query: string): readonly ListedDomain[] {
  if (query.trim() === '') return domains;
  return domains.flatMap((domain) => {
    const { name, categories = [] } = domain;
    const matching = categories.filter((category) => nameMatches(category.name, query));
    if (matching.length === 0) return nameMatches(name, query) ? [domain] : [];
    return [{ ...domain, categories: [...new Set([...matching, ...categories])] }];
  });
}
