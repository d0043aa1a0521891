import type { components } from '@lyceum/api-client/schema';
import type { Language } from '@lyceum/rules';
import { type InferResult, sql } from 'kysely';
import { toOptionalText, toText } from '../platform/contract/localized.ts';
import { anyOf } from '../platform/database/anyOf.ts';
import { nameColumn } from '../platform/database/nameOrders.ts';
import type { Db } from '../platform/database/open.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/paging.ts';
import { toDomain } from './domains.ts';

export type Category = components['schemas']['Category'];

/** Each order matches an index: names one of nameOrders.ts, the others one of migration 0001. */
const orders = {
  name: (language: Language) => sql`${sql.ref(`categories.${nameColumn(language)}`)}, categories.id`,
  popularity: () => sql`categories.popularity desc, categories.id`,
  courses: () => sql`categories.courses desc, categories.id`,
};

/** The order of a list of categories. */
export interface CategoryOrder {
  sortBy: keyof typeof orders;
  /** The language by which names sort. */
  language: Language;
}

/** Finds a category; null if it does not exist. */
export async function findCategory(db: Db, id: string): Promise<Category | null> {
  const row = await selectCategories(db).where('categories.id', '=', id).executeTakeFirst();
  return row ? toCategory(row) : null;
}

/** One page of the categories of a domain, ties by id; null if there is no such domain. */
export async function pageOfDomain(
  db: Db,
  domainId: string,
  { sortBy, language }: CategoryOrder,
  request: PageRequest,
): Promise<Page<Category> | null> {
  const domain = await db
    .selectFrom('domains')
    .select('categories')
    .where('id', '=', domainId)
    .executeTakeFirst();
  if (!domain) return null;
  const order = orders[sortBy](language);
  return readPage(request, domain.categories, async ({ offset, limit }) => {
    const page = db
      .selectFrom('categories')
      .select('id')
      .where('domain_id', '=', domainId)
      .orderBy(order)
      .offset(offset)
      .limit(limit);
    const rows = await selectCategories(db)
      .innerJoin(page.as('page'), 'page.id', 'categories.id')
      .orderBy(order)
      .execute();
    return rows.map(toCategory);
  });
}

/** All categories of each domain, by name in a language. */
export async function categoriesByDomain(
  db: Db,
  domainIds: string[],
  language: Language,
): Promise<Map<string, Category[]>> {
  const byDomain = new Map<string, Category[]>(domainIds.map((id) => [id, []]));
  const rows = await selectCategories(db)
    .where('categories.domain_id', '=', anyOf(domainIds))
    .orderBy(orders.name(language))
    .execute();
  for (const row of rows) byDomain.get(row.domain_id)?.push(toCategory(row));
  return byDomain;
}

function selectCategories(db: Db) {
  return db
    .selectFrom('categories')
    .innerJoin('domains', 'domains.id', 'categories.domain_id')
    .select([
      'categories.id',
      'categories.name',
      'categories.description',
      'categories.color',
      'categories.courses',
      'categories.popularity',
      'categories.domain_id',
      'domains.name as domain_name',
      'domains.color as domain_color',
    ]);
}

function toCategory(row: InferResult<ReturnType<typeof selectCategories>>[number]): Category {
  return {
    id: row.id,
    name: toText(row.name),
    description: toOptionalText(row.description),
    color: row.color,
    href: `/category/${row.id}`,
    domain: toDomain({ id: row.domain_id, name: row.domain_name, color: row.domain_color }),
    courseCount: row.courses,
    learnerCount: row.popularity,
  };
}
