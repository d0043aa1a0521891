import type { components } from '@lyceum/api-client/schema';
import type { Language } from '@lyceum/rules';
import type { Selectable } from 'kysely';
import { batchedStatement } from '../database/batchedStatement.ts';
import { nameColumn } from '../database/nameOrders.ts';
import type { Db } from '../database/open.ts';
import { type Page, type PageRequest, type Range, readPageWithTotal } from '../database/paging.ts';
import type { Tables } from '../database/schema.ts';
import { type Slots, statement } from '../database/statement.ts';
import { toText } from './texts.ts';
import { totalOf } from './totals.ts';

export type Domain = components['schemas']['DomainReference'];
type DomainRow = Pick<Selectable<Tables['domains']>, 'id' | 'name' | 'color'>;

const readDomain = batchedStatement({ id: 'text' }, (db, { id }) =>
  db.selectFrom('domains').select(['id', 'name', 'color']).where('id', '=', id),
);

/** Finds a domain; null if it does not exist. */
export async function findDomain(db: Db, id: string): Promise<Domain | null> {
  const [row] = await readDomain(db, { id });
  return row ? toDomain(row) : null;
}

const readPageOfDomains = statement((db, { offset, limit }: Slots<Range>, language: Language) => {
  const name = nameColumn(language);
  const page = db.selectFrom('domains').select('id').orderBy(name).orderBy('id').offset(offset).limit(limit);
  return db
    .selectFrom('domains')
    .innerJoin(page.as('page'), 'page.id', 'domains.id')
    .select(['domains.id', 'domains.name', 'domains.color', totalOf(db, 'domains').as('total')])
    .orderBy(`domains.${name}`)
    .orderBy('domains.id');
});

/** One page of all domains, by name in a language. */
export async function pageOfDomains(db: Db, language: Language, request: PageRequest): Promise<Page<Domain>> {
  const read = (range: Range) => readPageOfDomains(db, range, language);
  const readTotal = async () => (await totalOf(db, 'domains').executeTakeFirstOrThrow()).total;
  return readPageWithTotal(request, read, toDomain, readTotal);
}

export function toDomain({ id, name, color }: DomainRow): Domain {
  return { id, name: toText(name), color, href: `/domain/${id}` };
}
