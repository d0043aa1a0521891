import type { components } from '@lyceum/api-client/schema';
import { type Language, limits } from '@lyceum/rules';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import { anyOf } from '../database/anyOf.ts';
import { batchedStatement, pageStatement } from '../database/batchedStatement.ts';
import { nameColumn } from '../database/nameOrders.ts';
import type { Db } from '../database/open.ts';
import { type Page, type PageRequest, type Range, readPageWithTotal } from '../database/paging.ts';
import { type Slots, statement } from '../database/statement.ts';
import { toDomain } from './domains.ts';
import { toOptionalText, toText } from './texts.ts';

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

const readCategory = batchedStatement({ id: 'text' }, (db, { id }) =>
  selectCategories(db).where('categories.id', '=', id),
);

/** Finds a category; null if it does not exist. */
export async function findCategory(db: Db, id: string): Promise<Category | null> {
  const [row] = await readCategory(db, { id });
  return row ? toCategory(row) : null;
}

const totalOfDomain = (db: Db, id: RawBuilder<string>) =>
  db.selectFrom('domains').select('domains.categories as total').where('domains.id', '=', id);

const readPageOfDomain = pageStatement(
  { domainId: 'text' },
  limits.categoriesPerPage,
  (db, { domainId }, { offset, limit }, sortBy: CategoryOrder['sortBy'], language: Language) => {
    const order = orders[sortBy](language);
    const page = db
      .selectFrom('categories')
      .select('id')
      .where('domain_id', '=', domainId)
      .orderBy(order)
      .offset(offset)
      .limit(limit);
    return selectCategories(db)
      .innerJoin(page.as('page'), 'page.id', 'categories.id')
      .select(totalOfDomain(db, domainId).as('total'))
      .orderBy(order);
  },
);

/** One page of the categories of a domain, ties by id; null if there is no such domain. */
export async function pageOfDomain(
  db: Db,
  domainId: string,
  { sortBy, language }: CategoryOrder,
  request: PageRequest,
): Promise<Page<Category> | null> {
  const read = (range: Range) => readPageOfDomain(db, { ...range, domainId }, sortBy, language);
  const readTotal = async () => (await totalOfDomain(db, sql.val(domainId)).executeTakeFirst())?.total;
  return readPageWithTotal(request, read, toCategory, readTotal);
}

const readCategoriesOfDomains = statement(
  (db, { domainIds }: Slots<{ domainIds: string[] }>, language: Language) =>
    selectCategories(db).where('categories.domain_id', '=', anyOf(domainIds)).orderBy(orders.name(language)),
);

/** All categories of each domain, by name in a language. */
export async function categoriesByDomain(
  db: Db,
  domainIds: string[],
  language: Language,
): Promise<Map<string, Category[]>> {
  const found = new Map<string, Category[]>(domainIds.map((id) => [id, []]));
  if (domainIds.length === 0) return found;
  const rows = await readCategoriesOfDomains(db, { domainIds }, language);
  for (const row of rows) found.get(row.domain_id)?.push(toCategory(row));
  return found;
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
