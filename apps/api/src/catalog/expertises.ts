import type { components } from '@lyceum/api-client/schema';
import { type Language, normalizeForSearch } from '@lyceum/rules';
import type { Selectable } from 'kysely';
import type { UserRow } from '../platform/context/caller.ts';
import { toOptionalText, toText } from '../platform/contract/localized.ts';
import { nameColumn } from '../platform/database/nameOrders.ts';
import type { Db } from '../platform/database/open.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/paging.ts';
import type { Tables } from '../platform/database/schema.ts';
import { readTotal } from './totals.ts';

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
  const matching = selectMatching(db, search);
  const total =
    search === ''
      ? await readTotal(db, 'expertises')
      : (await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;
  return readPage(request, total, async ({ offset, limit }) => {
    const rows = await matching
      .select(['id', 'name', 'description'])
      .orderBy(nameColumn(language))
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute();
    return rows.map(toExpertise);
  });
}

/** `search_text` has one name per line, so a search with a line break matches nothing. */
function selectMatching(db: Db, search: string) {
  const published = db.selectFrom('expertises').where('published', '=', true);
  if (search === '') return published;
  if (search.includes('\n')) return published.where((eb) => eb.lit(false));
  const pattern = `%${normalizeForSearch(search).replace(/[\\%_]/g, '\\$&')}%`;
  return published.where('search_text', 'like', pattern);
}

function toExpertise({
  id,
  name,
  description,
}: Pick<Selectable<Tables['expertises']>, 'id' | 'name' | 'description'>): Expertise {
  return { id, name: toText(name), description: toOptionalText(description) };
}
