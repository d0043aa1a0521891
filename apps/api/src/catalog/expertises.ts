import type { components } from '@lyceum/api-client/schema';
import { type Language, normalizeForSearch } from '@lyceum/rules';
import { type Selectable, sql } from 'kysely';
import { nameColumn } from '../database/nameOrders.ts';
import type { Db } from '../database/open.ts';
import { type Page, type PageRequest, type Range, readPageWithTotal } from '../database/paging.ts';
import type { Tables } from '../database/schema.ts';
import type { UserRow } from '../users/caller.ts';
import { toOptionalText, toText } from './texts.ts';
import { totalOf } from './totals.ts';

export type Expertise = components['schemas']['Expertise'];

/**
 * Finds an area of expertise; null if it does not exist. An unpublished one is visible to users whose profile contains
 * it and to administrators.
 */
export async function findExpertise(db: Db, id: string, user: UserRow | null): Promise<Expertise | null> {
  const row = await db.selectFrom('expertises').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const isVisible = row.published || user?.role === 'admin' || user?.expertise.includes(id);
  return isVisible ? toExpertise(row) : null;
}

/**
 * One page of the published areas of expertise whose name contains `search` in any language, ignoring case, accents and
 * the forms of Arabic letters [2.170], by name in a language. An empty search matches all.
 */
export async function pageOfExpertises(
  db: Db,
  { search, language }: { search: string; language: Language },
  request: PageRequest,
): Promise<Page<Expertise>> {
  const name = nameColumn(language);
  const found = search === '' ? published(db) : holding(db, search);
  const total =
    search === '' ? totalOf(db, 'expertises') : found.select((eb) => eb.fn.countAll<number>().as('total'));
  const read = ({ offset, limit }: Range) => {
    const page = found.select('id').orderBy(name).orderBy('id').offset(offset).limit(limit);
    return db
      .selectFrom('expertises')
      .innerJoin(page.as('page'), 'page.id', 'expertises.id')
      .select(['expertises.id', 'expertises.name', 'expertises.description', total.as('total')])
      .orderBy(`expertises.${name}`)
      .orderBy('expertises.id')
      .execute();
  };
  const readTotal = async () => (await total.executeTakeFirstOrThrow()).total;
  return readPageWithTotal(request, read, toExpertise, readTotal);
}

const published = (db: Db) => db.selectFrom('expertises').where('published', '=', sql.lit(true));

/** `search_text` has a trigram index. It holds one name per line, so a search with a line break matches nothing. */
function holding(db: Db, search: string) {
  const pattern = `%${normalizeForSearch(search).replace(/[\\%_]/g, '\\$&')}%`;
  return published(db)
    .where('search_text', 'like', pattern)
    .$if(search.includes('\n'), (query) => query.where(sql.lit(false)));
}

function toExpertise({
  id,
  name,
  description,
}: Pick<Selectable<Tables['expertises']>, 'id' | 'name' | 'description'>): Expertise {
  return { id, name: toText(name), description: toOptionalText(description) };
}
