import type { components } from '@lyceum/api-client/schema';
import { type Language, limits, normalizeForSearch } from '@lyceum/rules';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { batchedStatement, pageStatement } from '../database/batchedStatement.ts';
import { nameColumn } from '../database/nameOrders.ts';
import type { Db } from '../database/open.ts';
import { type Page, type PageRequest, type Range, readPageWithTotal } from '../database/paging.ts';
import type { Tables } from '../database/schema.ts';
import type { UserRow } from '../users/caller.ts';
import { toOptionalText, toText } from './texts.ts';
import { totalOf } from './totals.ts';

export type Expertise = components['schemas']['Expertise'];

const readExpertise = batchedStatement({ id: 'text' }, (db, { id }) =>
  db.selectFrom('expertises').selectAll().where('id', '=', id),
);

/**
 * Finds an area of expertise; null if it does not exist. An unpublished one is visible to users whose profile contains
 * it and to administrators.
 */
export async function findExpertise(db: Db, id: string, user: UserRow | null): Promise<Expertise | null> {
  const [row] = await readExpertise(db, { id });
  if (!row) return null;
  const isVisible = row.published || user?.role === 'admin' || user?.expertise.includes(id);
  return isVisible ? toExpertise(row) : null;
}

/** The areas that a list contains. A search with a line break matches nothing, as `search_text` has one name per line. */
type Kind = 'all' | 'matching' | 'none';

/** `search_text` has a trigram index. */
const listed = (db: Db, pattern: RawBuilder<string>, kind: Kind) =>
  db
    .selectFrom('expertises')
    .where('published', '=', sql.lit(true))
    .$if(kind !== 'all', (query) => query.where('search_text', 'like', pattern))
    .$if(kind === 'none', (query) => query.where(sql.lit(false)));

const totalOfListed = (db: Db, pattern: RawBuilder<string>, kind: Kind) =>
  kind === 'all'
    ? totalOf(db, 'expertises')
    : listed(db, pattern, kind).select((eb) => eb.fn.countAll<number>().as('total'));

const readPageOfExpertises = pageStatement(
  { pattern: 'text' },
  limits.expertisesPerPage,
  (db, { pattern }, { offset, limit }, kind: Kind, language: Language) => {
    const name = nameColumn(language);
    const page = listed(db, pattern, kind)
      .select('id')
      .orderBy(name)
      .orderBy('id')
      .offset(offset)
      .limit(limit);
    return db
      .selectFrom('expertises')
      .innerJoin(page.as('page'), 'page.id', 'expertises.id')
      .select([
        'expertises.id',
        'expertises.name',
        'expertises.description',
        totalOfListed(db, pattern, kind).as('total'),
      ])
      .orderBy(`expertises.${name}`)
      .orderBy('expertises.id');
  },
);

/**
 * One page of the published areas of expertise whose name contains `search` in any language, ignoring case, accents and
 * the forms of Arabic letters [2.170], by name in a language. An empty search matches all.
 */
export async function pageOfExpertises(
  db: Db,
  { search, language }: { search: string; language: Language },
  request: PageRequest,
): Promise<Page<Expertise>> {
  const kind = search === '' ? 'all' : search.includes('\n') ? 'none' : 'matching';
  const pattern = `%${normalizeForSearch(search).replace(/[\\%_]/g, '\\$&')}%`;
  const read = (range: Range) => readPageOfExpertises(db, { ...range, pattern }, kind, language);
  const readTotal = async () =>
    request.page === limits.firstPage
      ? 0
      : (await totalOfListed(db, sql.val(pattern), kind).executeTakeFirstOrThrow()).total;
  return readPageWithTotal(request, read, toExpertise, readTotal);
}

function toExpertise({
  id,
  name,
  description,
}: Pick<Selectable<Tables['expertises']>, 'id' | 'name' | 'description'>): Expertise {
  return { id, name: toText(name), description: toOptionalText(description) };
}
