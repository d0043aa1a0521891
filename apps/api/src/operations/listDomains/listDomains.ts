import { categoriesByDomain } from '../../catalog/categories.ts';
import { pageOfDomains } from '../../catalog/domains.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const listDomains: Handler<'listDomains'> = async ({ query }, { db }) => {
  const page = await pageOfDomains(db, query.language, query);
  if (query.populate !== 'categories') return { status: 200, body: page };
  const categories = await categoriesByDomain(
    db,
    page.results.map(({ id }) => id),
    query.language,
  );
  const results = page.results.map((domain) => ({ ...domain, categories: categories.get(domain.id) ?? [] }));
  return { status: 200, body: { ...page, results } };
};
listDomains.subjects = (_, page) => (page?.results ?? []).map(({ id }) => `domain:${id}` as const);
