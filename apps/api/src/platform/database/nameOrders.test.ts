import { type Language, type Localized, languages } from '@lyceum/rules';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCategory, addCourse, addDomain, addExpertise } from '../../testing/catalog.ts';
import { everyPage } from '../../testing/pages.ts';
import { createNameOrders } from './nameOrders.ts';

const api = testApi();

/** Names with accents, cases, ligatures, hamzas, vowel signs, digits and other scripts; some are missing. */
const names: readonly Localized[] = [
  { en: 'zest', fr: 'zeste', ar: 'قشر' },
  { en: 'Zest', fr: 'Zeste', ar: 'قِشر' },
  { en: 'Écriture', fr: 'Écriture', ar: 'كتابة' },
  { en: 'Edges', fr: 'eaux', ar: 'كتابه' },
  { en: 'Œuvres', fr: 'Œuvres', ar: 'أعمال' },
  { en: 'oven', fr: 'cœur', ar: 'اعمال' },
  { en: 'odd-one', fr: 'côte', ar: 'إدارة' },
  { en: 'odd one', fr: 'coté', ar: 'آداب' },
  { en: 'oddone', fr: 'cote', ar: 'ادب' },
  { en: 'Ångström', fr: 'côté', ar: 'مبنى' },
  { en: 'Angles', fr: 'Angles', ar: 'مبني' },
  { en: '10 steps', fr: '10 pas', ar: 'سؤال' },
  { en: '9 steps', fr: '9 pas', ar: 'سوال' },
  { en: 'C++', fr: 'C++', ar: 'C++' },
  { en: 'Ελληνικά', fr: 'Ελληνικά', ar: 'يونانية' },
  { en: 'café' },
  { en: 'cafe' },
  { ar: 'بلا ترجمة' },
  { en: ' ', fr: 'blanc', ar: 'بياض' },
];
const idOf = (index: number) => `n${String(index).padStart(2, '0')}`;

beforeAll(async () => {
  const { user } = await api().instructor();
  await addDomain(api(), { id: 'root', name: '{"en":"0"}' });
  await addCategory(api(), { id: 'parent', domain_id: 'root', name: '{"en":"0"}' });
  for (const [index, texts] of names.entries()) {
    const row = { id: idOf(index), name: JSON.stringify(texts) };
    await addDomain(api(), row);
    await addCategory(api(), { ...row, domain_id: 'root' });
    await addCourse(api(), { ...row, category_id: 'parent', instructor_id: user.id });
    // Names of expertises differ in more than their case.
    if (texts.en !== 'Zest') await addExpertise(api(), row);
  }
});

/** The ids in the order of ICU in Node.js. */
function sorted(language: Language): string[] {
  const { compare } = new Intl.Collator(language);
  const visibleName = ({ ar, ...others }: Localized) =>
    ({ ar, ...others })[language]?.trim() || others.en?.trim() || ar || '';
  return names
    .map((texts, index) => ({ id: idOf(index), name: visibleName(texts) }))
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ id }) => id);
}

const lists = {
  listDomains: {},
  listDomainCategories: { params: { id: 'root' } },
  listCategoryCourses: { params: { id: 'parent' } },
  listExpertises: {},
};
type List = keyof typeof lists;
const cases = Object.keys(lists).flatMap((list) =>
  languages.map((language) => [list as List, language] as const),
);

const readList = (list: List, query: Record<string, string | number>) =>
  api().expect(200, list, { ...lists[list], query });

test.each(cases)('%s sorts names like ICU in %s', { tags: ['10.130'] }, async (list, language) => {
  const ids = await everyPage(7, (page) => readList(list, { ...page, language }));
  const expected = sorted(language).filter((id) => list !== 'listExpertises' || id !== idOf(1));
  expect(ids.filter((id) => id.startsWith('n'))).toEqual(expected);
});

test.each(Object.keys(lists))('%s sorts by English names by default', { tags: ['10.130'] }, async (list) => {
  const { results } = await readList(list as List, { limit: 100 });
  expect(results).toEqual((await readList(list as List, { limit: 100, language: 'en' })).results);
});

test.each(Object.keys(lists))('%s rejects an unknown language', { tags: ['10.130'] }, async (list) => {
  for (const language of ['de', 'EN', '', 'ar-x-icu', 'en,fr']) {
    await api().expect(400, list as List, { ...lists[list as List], query: { language } });
  }
});

/** The columns and indexes of the orders by French names. */
async function french(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attrelid::regclass || '.' || attname as name from pg_attribute
    where attname like '%name\_sort\_fr' and not attisdropped
    union select indexname from pg_indexes where indexname like '%name\_fr' order by 1
  `.execute(api().context.db);
  return rows.map(({ name }) => name);
}

test('a language without columns gets them at the next start', { tags: ['10.130'] }, async () => {
  const { db } = api().context;
  const before = await french();
  for (const table of ['domains', 'categories', 'courses', 'expertises'] as const) {
    await sql`alter table ${sql.table(table)} drop column name_sort_fr`.execute(db);
  }
  await sql`drop collation names_fr`.execute(db);
  expect((await french()).length).toBeLessThan(before.length);
  await createNameOrders(db);
  expect(await french()).toEqual(before);
  const ids = (await readList('listCategoryCourses', { limit: 100, language: 'fr' })).results.map(
    ({ id }) => id,
  );
  expect(ids).toEqual(sorted('fr'));
});

test('another version of the collations builds the indexes anew', { tags: ['10.130'] }, async () => {
  const { db } = api().context;
  const indexIds = async () => {
    const { rows } =
      await sql`select relname, oid from pg_class where relname like '%by\_name\_%' order by 1`.execute(db);
    return rows as { relname: string; oid: number }[];
  };
  const before = await indexIds();
  await createNameOrders(db);
  expect(await indexIds()).toEqual(before);
  await sql`update pg_collation set collversion = '1.0' where collname = 'names_ar'`.execute(db);
  await createNameOrders(db);
  const renewed = (await indexIds()).filter(({ oid }) => before.every((index) => index.oid !== oid));
  expect(renewed.map(({ relname }) => relname)).toEqual([
    'categories_by_name_ar',
    'courses_by_name_ar',
    'domains_by_name_ar',
    'expertises_by_name_ar',
  ]);
  const { rows } = await sql`
    select from pg_collation
    where collname = 'names_ar' and collversion is distinct from pg_collation_actual_version(oid)
  `.execute(db);
  expect(rows).toEqual([]);
});
