import type { components } from '@lyceum/api-client/schema';
import type { Language } from '@lyceum/rules';
import type { Selectable } from 'kysely';
import { toText } from '../platform/contract/localized.ts';
import { nameColumn } from '../platform/database/nameOrders.ts';
import type { Db } from '../platform/database/open.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/paging.ts';
import type { Tables } from '../platform/database/schema.ts';
import { readTotal } from './totals.ts';

export type Domain = components['schemas']['DomainReference'];
type DomainRow = Pick<Selectable<Tables['domains']>, 'id' | 'name' | 'color'>;

/** Finds a domain; null if it does not exist. */
export async function findDomain(db: Db, id: string): Promise<Domain | null> {
  const row = await db
    .selectFrom('domains')
    .select(['id', 'name', 'color'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toDomain(row) : null;
}

/** One page of all domains, by name in a language. */
export async function pageOfDomains(db: Db, language: Language, request: PageRequest): Promise<Page<Domain>> {
  return readPage(request, await readTotal(db, 'domains'), async ({ offset, limit }) => {
    const rows = await db
      .selectFrom('domains')
      .select(['id', 'name', 'color'])
      .orderBy(nameColumn(language))
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute();
    return rows.map(toDomain);
  });
}

export function toDomain({ id, name, color }: DomainRow): Domain {
  return { id, name: toText(name), color, href: `/domain/${id}` };
}
