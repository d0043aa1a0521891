import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { TestApi } from './api.ts';

type Row<Table extends keyof Tables> = Promise<Selectable<Tables[Table]>>;
type Fields<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>> & { id: string };

const named = (id: string) => JSON.stringify({ en: id });

/** Inserts a domain with plausible defaults. */
export function addDomain({ context: { db } }: TestApi, fields: Fields<'domains'>): Row<'domains'> {
  const row = { name: named(fields.id), color: '#2f6fb7', ...fields };
  return db.insertInto('domains').values(row).returningAll().executeTakeFirstOrThrow();
}

export function addCategory(
  { context: { db } }: TestApi,
  fields: Fields<'categories'> & { domain_id: string },
): Row<'categories'> {
  const row = { name: named(fields.id), color: '#2f6fb7', ...fields };
  return db.insertInto('categories').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Inserts a course, published by default. */
export function addCourse(
  { context: { db, now } }: TestApi,
  fields: Fields<'courses'> & { category_id: string; instructor_id: string },
): Row<'courses'> {
  const times = { created_at: now(), updated_at: now() };
  const row = {
    name: named(fields.id),
    status: 'published' as const,
    price_cents: 4990,
    sessions: 8,
    ...times,
    ...fields,
  };
  return db.insertInto('courses').values(row).returningAll().executeTakeFirstOrThrow();
}

export function addExpertise(
  { context: { db, now } }: TestApi,
  fields: Fields<'expertises'>,
): Row<'expertises'> {
  const row = { name: named(fields.id), published: true, created_at: now(), ...fields };
  return db.insertInto('expertises').values(row).returningAll().executeTakeFirstOrThrow();
}
