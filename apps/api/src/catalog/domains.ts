import type { components } from '@lyceum/api-client/schema';
import type { Language } from '@lyceum/rules';
import type { Selectable } from 'kysely';
import { nameColumn } from '../database/nameOrders.ts';
import type { Db } from '../database/open.ts';
import { type Page, type PageRequest, readPage } from '../database/paging.ts';
import type { Tables } from '../database/schema.ts';
import { toText } from './texts.ts';
import { readTotal } from './totals.ts';

export type Domain = components['schemas']['DomainReference'];
type DomainRow = Pick<Selectable<Tables['domains']>, 'id' | 'name' | 'color'>;

/** Finds a domain with its number of categories; null if it does not exist. */
export async function findDomain(db: Db, id: string) {
  const row = await db.selectFrom('domains').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { domain: toDomain(row), categories: row.categories } : null;
}

/** One page of all domains, by name in a language. */
export async function pageOfDomains(db: Db, language: Language, request: PageRequest): Promise<Page<Domain>> {
  const name = nameColumn(language);
  return readPage(request, await readTotal(db, 'domains'), async ({ offset, limit }) => {
    const page = db
      .selectFrom('domains')
      .select('id')
      .orderBy(name)
      .orderBy('id')
      .offset(offset)
      .limit(limit);
    const rows = await db
      .selectFrom('domains')
      .innerJoin(page.as('page'), 'page.id', 'domains.id')
      .select(['domains.id', 'domains.name', 'domains.color'])
      .orderBy(`domains.${name}`)
      .orderBy('domains.id')
      .execute();
    return rows.map(toDomain);
  });
}

export function toDomain({ id, name, color }: DomainRow): Domain {
  return { id, name: toText(name), color, href: `/domain/${id}` };
}
