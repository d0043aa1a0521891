import type { Language } from '@lyceum/rules';
import { sql } from 'kysely';
import { newId } from '../platform/base/ids.ts';
import { Problem } from '../platform/base/problems.ts';
import type { Context } from '../platform/context/context.ts';
import { anyOf } from '../platform/database/anyOf.ts';
import type { Db } from '../platform/database/open.ts';

/** The maximum number of unpublished areas of expertise that one account may create. */
export const unpublishedExpertisesMaximum = 50;

/** The user whose choice is resolved. */
export interface Chooser {
  id: string;
  /** The ids in the user's profile, which the user may choose even if they are unpublished. */
  expertise: readonly string[];
}

/**
 * Resolves the expertise of a user to ids, in the same order and without duplicates (docs/product.md, Instructors). Each
 * text is an id, a name in any language (ignoring case), or the name of a new, unpublished expertise. Another user's
 * unpublished expertise matches by its exact name only, which reveals nothing.
 * @throws {Problem} 422 when the user has created too many unpublished expertises
 */
export async function resolveExpertises(
  context: Context,
  texts: readonly string[],
  language: Language,
  chooser: Chooser,
): Promise<string[]> {
  const wishes = texts.map((text) => text.trim());
  const ids: string[] = [];
  const matches = await find(context.db, wishes, chooser);
  const missing = matches.filter(({ id }) => id === null).length;
  if (missing > 0) {
    await lockCreation(context.db);
    await rejectTooMany(context.db, chooser.id, missing);
  }
  for (const { wish, id } of matches) {
    ids.push(id ?? (await create(context, wish, language, chooser.id)));
  }
  return [...new Set(ids)];
}

/**
 * Publishes areas of expertise, because the application of a user who chose them was approved.
 * @returns the ids of those that were not public
 */
export async function publishExpertises(
  { db, catalogChanged }: Context,
  ids: readonly string[],
): Promise<string[]> {
  // Only these can be unpublished at the same moment.
  const created = db
    .selectFrom('expertises')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('made_by', 'is not', null);
  if (!(await created.executeTakeFirst())) return [];
  await lockCreation(db);
  const waiting = created.where('published', '=', false).orderBy('id').forNoKeyUpdate();
  const published = await db
    .updateTable('expertises')
    .set({ published: true })
    .where('id', 'in', waiting)
    .returning('id')
    .execute();
  if (published.length > 0) catalogChanged({ subjects: ['expertises'] });
  return published.map(({ id }) => id);
}

/** Unpublishes areas of expertise that an undone approval has published, except those of other approved instructors. */
export async function unpublishExpertises(
  { db, catalogChanged }: Context,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await lockCreation(db);
  const unpublished = await db
    .updateTable('expertises')
    .set({ published: false })
    .where('id', '=', anyOf(ids))
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('users')
            .select('users.id')
            .where('instructor_status', '=', 'approved')
            .where(sql<boolean>`${ref('expertises.id')} = any(users.expertise)`),
        ),
      ),
    )
    .returning('id')
    .execute();
  if (unpublished.length > 0) catalogChanged({ subjects: ['expertises'] });
}

async function find(
  db: Db,
  wishes: string[],
  { id, expertise }: Chooser,
): Promise<{ wish: string; id: string | null }[]> {
  const { rows } = await sql<{ wish: string; id: string | null }>`
    select wish, coalesce(
      (select id from expertises where id = wish
        and (published or made_by = ${id} or id = any(${[...expertise]}::text[]))),
      (select id from expertises where lower(name ->> 'en') = lower(wish)),
      (select id from expertises where lower_names(name) @> array[lower(wish)] and published order by id limit 1)
    ) as id
    from unnest(${wishes}::text[]) with ordinality as wishes (wish, place)
    order by place`.execute(db);
  return rows;
}

async function rejectTooMany(db: Db, creator: string, more: number): Promise<void> {
  const { count } = await db
    .selectFrom('expertises')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('made_by', '=', creator)
    .where('published', '=', false)
    .executeTakeFirstOrThrow();
  if (count + more > unpublishedExpertisesMaximum) throw new Problem('tooManyExpertises');
}

/** Sorted: two transactions that create the same names in different order would deadlock. */
async function lockCreation(db: Db): Promise<void> {
  await db
    .selectFrom('catalog_totals')
    .select('total')
    .where('name', '=', 'expertises')
    .forUpdate()
    .execute();
}

/** English is the fallback language, so the new name is stored in English as well. */
async function create(
  { db, now }: Context,
  text: string,
  language: Language,
  creator: string,
): Promise<string> {
  const name = JSON.stringify({ en: text, [language]: text });
  const generatedId = newId(now());
  for (const id of [slugOf(text) ?? generatedId, generatedId]) {
    const row = { id, name, published: false, made_by: creator, created_at: now() };
    await db
      .insertInto('expertises')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Another transaction created it at the same moment, or the slug belongs to another name.
    const existing = await db
      .selectFrom('expertises')
      .select('id')
      .where(sql`lower(name ->> 'en')`, '=', sql<string>`lower(${text}::text)`)
      .executeTakeFirst();
    if (existing) return existing.id;
  }
  throw new Error('An area of expertise could neither be created nor found');
}

function slugOf(text: string): string | null {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.length >= 2 ? slug : null;
}
