import type { Domain } from '@lyceum/api-client';

/**
 * The domains whose name, or the name of one of their categories, contains the query in any language, ignoring case.
 * [2.24]
 */
export function matchingDomains(domains: readonly Domain[], query: string): readonly Domain[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return domains;
  const holds = (name: Domain['name']) =>
    Object.values(name).some((text) => text.toLowerCase().includes(wanted));
  return domains.filter(
    ({ name, categories = [] }) => holds(name) || categories.some((category) => holds(category.name)),
  );
}
