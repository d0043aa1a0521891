import type { components } from '@lyceum/api-client/schema';
import type { Localized } from '@lyceum/rules';
import { sql } from 'kysely';
import { toImage } from '../platform/contract/images.ts';
import { toText } from '../platform/contract/localized.ts';
import type { Db } from '../platform/database/open.ts';
import { type NamePatterns, namePatternsOf, tierOf, tsqueryOf } from './match.ts';
import type { Term } from './terms.ts';

/** Domains, categories and instructors, of each, next to the results of a search. */
const searchEntriesMaximum = 4;

type Schemas = components['schemas'];

export interface Entries {
  domains: Schemas['DomainReference'][];
  categories: Schemas['CategoryReference'][];
  instructors: Schemas['Instructor'][];
}

export const noEntries: Entries = { domains: [], categories: [], instructors: [] };

/** How many matches are compared; a single letter has more. */
const comparedEntries = 2000;

interface EntryRow {
  kind: 'domain' | 'category' | 'instructor';
  id: string;
  /** The name of an instructor is in one language only. */
  name: Localized | null;
  instructor: string | null;
  color: string | null;
  picture: string | null;
}

async function readEntries(db: Db, patterns: NamePatterns, query: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    with matched as (
      select kind, id, names from entry_search where words @@ ${query}::tsquery limit ${comparedEntries}
    ), entries as (
      select matched.kind, matched.id, coalesce(domains.name, categories.name) as name, users.name as instructor,
        coalesce(domains.color, categories.color) as color, users.picture,
        row_number() over (
          partition by kind
          order by ${tierOf(sql.ref('names'), patterns)}, coalesce(categories.popularity, domains.categories) desc, names, matched.id
        ) as position
      from matched
        left join domains on kind = 'domain' and domains.id = matched.id
        left join categories on kind = 'category' and categories.id = matched.id
        left join users on kind = 'instructor' and users.id = matched.id
    )
    select kind, id, name, instructor, color, picture from entries
    where position <= ${searchEntriesMaximum} order by position
  `.execute(db);
  return rows;
}

/** The best matching domains, categories and approved instructors. */
export async function searchEntries(db: Db, terms: readonly Term[]): Promise<Entries> {
  if (terms.length === 0 || terms.some(({ catalogWords }) => catalogWords.length === 0)) return noEntries;
  const rows = await readEntries(db, namePatternsOf(terms), tsqueryOf(terms) ?? '');
  const of = (kind: EntryRow['kind']) => rows.filter((row) => row.kind === kind);
  const reference = ({ kind, id, name, color }: EntryRow) => ({
    id,
    name: toText(name ?? {}),
    color: color ?? '',
    href: `/${kind}/${id}`,
  });
  return {
    domains: of('domain').map(reference),
    categories: of('category').map(reference),
    instructors: of('instructor').map(({ id, instructor, picture }) => ({
      id,
      name: instructor ?? '',
      picture: toImage(picture),
      href: `/instructor/${id}`,
    })),
  };
}
