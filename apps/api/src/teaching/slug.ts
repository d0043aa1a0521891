import { type Localized, languages } from '@lyceum/rules';
import type { Db } from '../platform/database/open.ts';

const maxLength = 80;

/**
 * The readable part of an id, from the first language of a name with Latin letters or digits: `intro-to-typescript`.
 * Null without any.
 */
export function slugOf(name: Localized): string | null {
  for (const language of languages) {
    const slug = latin(name[language] ?? '');
    if (slug) return slug;
  }
  return null;
}

/** The slug itself if no course has or had it [2.495], else with the first free number from 2: `intro-to-typescript-2`. */
export async function freeCourseId(db: Db, slug: string): Promise<string> {
  // In the byte order of the column, '.' follows '-'.
  const [from, to] = [slug, `${slug}.`];
  const rows = await db
    .selectFrom('courses')
    .select('id')
    .where('id', '>=', from)
    .where('id', '<', to)
    .unionAll((eb) =>
      eb.selectFrom('deleted_course_ids').select('id').where('id', '>=', from).where('id', '<', to),
    )
    .execute();
  const usedIds = new Set(rows.map(({ id }) => id));
  if (!usedIds.has(slug)) return slug;
  let number = 2;
  while (usedIds.has(`${slug}-${number}`)) number++;
  return `${slug}-${number}`;
}

function latin(text: string): string {
  const slug = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1);
  return cut.replace(/-[^-]*$/, '').slice(0, maxLength);
}
