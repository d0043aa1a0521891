import { type Language, languages } from '@lyceum/rules';
import { type Kysely, sql } from 'kysely';
import { StartupError } from '../base/startupErrors.ts';
import type { Tables } from './schema.ts';

/**
 * The tables whose names sort by language, and the indexes of these orders without their column of the name. An index of
 * courses also contains what they are filtered by.
 */
const orders = [
  { table: 'domains', parent: null, where: null, include: null },
  { table: 'categories', parent: 'domain_id', where: null, include: null },
  {
    table: 'courses',
    parent: 'category_id',
    where: `status = 'published'`,
    include: 'price_cents, rating, scheduled_time, languages',
  },
  { table: 'expertises', parent: null, where: 'published', include: null },
] as const;

/** The name of a row as a page in a language shows it, with the collation of that language. */
export const nameColumn = (language: Language) => `name_sort_${language}` as const;
const nameIndex = (table: (typeof orders)[number]['table'], language: Language) =>
  `${table}_by_name_${language}` as const;
const collationOf = (language: Language) => `names_${language}`;

/**
 * The rules of the Common Locale Data Repository (CLDR) for languages that do not sort like its root. Only for servers
 * without the data of these languages, such as the embedded database.
 */
const tailorings: Partial<Record<Language, string>> = {
  ar: '[reorder Arab] &[before 2]ت<<ة &[before 2]ي<<ی<<ى &ء<<أ<<ؤ<<إ<<ئ<<ا &ءا<<آ',
};

/** The server cannot sort names by language. */
class NoCollations extends StartupError {}

/**
 * Creates what the order of names in each language needs: a collation, a column in each table and an index. A new
 * language therefore needs no migration. After an update of the server's ICU library it builds the indexes anew,
 * because the library may sort some names differently. Safe with concurrent starts.
 * @throws {StartupError} if the server has no ICU collations
 */
export async function createNameOrders(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('lyceum name orders'))`.execute(trx);
    for (const language of languages) await createCollation(trx, language);
    for (const order of orders) await createColumnsAndIndexes(trx, order);
  });
}

async function createCollation(db: Kysely<Tables>, language: Language): Promise<void> {
  const name = collationOf(language);
  const { rows } = await sql<{ isStale: boolean }>`
    select collversion is distinct from pg_collation_actual_version(oid) as "isStale"
    from pg_collation where collname = ${name} and collnamespace = current_schema()::regnamespace
  `.execute(db);
  const [existing] = rows;
  if (!existing)
    return void (await sql
      .raw(await collationStatement(db, language))
      .execute(db)
      .catch(explain));
  if (!existing.isStale) return;
  for (const { table } of orders)
    await sql`drop index if exists ${sql.id(nameIndex(table, language))}`.execute(db);
  await sql`alter collation ${sql.id(name)} refresh version`.execute(db);
}

async function collationStatement(db: Kysely<Tables>, language: Language): Promise<string> {
  const rules = tailorings[language];
  const { rows } = await sql`select from pg_collation where collname = ${`${language}-x-icu`}`.execute(db);
  const locale = rules && rows.length === 0 ? `locale = 'und', rules = '${rules}'` : `locale = '${language}'`;
  return `create collation ${collationOf(language)} (provider = icu, ${locale})`;
}

function explain(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new NoCollations(
    `The database cannot sort names by language (${reason}). Use a PostgreSQL server with ICU, as the packages of ` +
      'PostgreSQL and all managed servers are, and a database with the encoding UTF8.',
    { cause },
  );
}

async function createColumnsAndIndexes(
  db: Kysely<Tables>,
  { table, parent, where, include }: (typeof orders)[number],
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and not attisdropped
  `.execute(db);
  const existing = new Set(rows.map(({ name }) => name));
  const missing = languages.filter((language) => !existing.has(nameColumn(language)));
  // One statement writes the table once.
  const columns = missing.map(
    (language) => `add column ${nameColumn(language)} text collate ${collationOf(language)} not null
      generated always as (name_in(name, '${language}')) stored`,
  );
  if (columns.length > 0) await sql.raw(`alter table ${table} ${columns.join(', ')}`).execute(db);
  for (const language of languages) {
    const keys = [...(parent ? [parent] : []), nameColumn(language), 'id'].join(', ');
    const included = include ? ` include (${include})` : '';
    const condition = where ? ` where ${where}` : '';
    const index = nameIndex(table, language);
    await sql
      .raw(`create index if not exists ${index} on ${table} (${keys})${included}${condition}`)
      .execute(db);
  }
}
