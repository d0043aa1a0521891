import type { Language } from '@lyceum/rules';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Db } from '../database/open.ts';
import { newId } from '../ids.ts';

/**
 * Ids of areas of expertise for what a person chose: each text is an id, a name in any language (ignoring case), or
 * the name of a new one (product.md, People). In the order given, without repetitions.
 */
export async function resolveExpertises(
  context: Context,
  texts: readonly string[],
  language: Language,
): Promise<string[]> {
  const wishes = texts.map((text) => text.trim());
  const ids: string[] = [];
  const found = await find(context.db, wishes);
  if (found.some(({ id }) => id === null)) await waitForOtherMakers(context.db);
  for (const { wish, id } of found) {
    ids.push(id ?? (await make(context, wish, language)));
  }
  return [...new Set(ids)];
}

async function find(db: Db, wishes: string[]): Promise<{ wish: string; id: string | null }[]> {
  const { rows } = await sql<{ wish: string; id: string | null }>`
    select wish, coalesce(
      (select id from expertises where id = wish),
      (select id from expertises where lower(name ->> 'en') = lower(wish)),
      (select id from expertises where lower(name ->> 'ar') = lower(wish) order by id limit 1),
      (select id from expertises where lower(name ->> 'fr') = lower(wish) order by id limit 1)
    ) as id
    from unnest(${wishes}::text[]) with ordinality as wishes (wish, place)
    order by place`.execute(db);
  return rows;
}

/** Two transactions that make the same names in different order would otherwise wait for each other in a circle. */
async function waitForOtherMakers(db: Db): Promise<void> {
  await db
    .selectFrom('catalogue_totals')
    .select('total')
    .where('name', '=', 'expertises')
    .forUpdate()
    .execute();
}

/** English is what every other language falls back to, so the new name is always there, too. */
async function make({ db, now }: Context, text: string, language: Language): Promise<string> {
  const name = JSON.stringify({ en: text, [language]: text });
  const made = newId(now());
  for (const id of [slugOf(text) ?? made, made]) {
    const row = { id, name, created_at: now() };
    await db
      .insertInto('expertises')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Someone else may have made it at the same moment, or the slug belongs to another name.
    const found = await db
      .selectFrom('expertises')
      .select('id')
      .where(sql`lower(name ->> 'en')`, '=', sql<string>`lower(${text}::text)`)
      .executeTakeFirst();
    if (found) return found.id;
  }
  throw new Error('An area of expertise could neither be made nor found');
}

function slugOf(text: string): string | null {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.length >= 2 ? slug : null;
}
