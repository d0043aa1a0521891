import type { Insertable, Selectable } from 'kysely';
import { newId } from '../platform/base/ids.ts';
import type { Tables } from '../platform/database/schema.ts';
import type { SignedInUser, TestApi } from './api.ts';

/** Creates a function that inserts a row, named by its id unless it has a name. @param defaults for other columns */
const inserterOf =
  <Table extends keyof Tables, Required extends object = object>(
    table: Table,
    defaults: (now: Date) => object,
  ) =>
  async (
    { context: { db, now } }: TestApi,
    fields: Partial<Insertable<Tables[Table]>> & Required & { id: string },
  ): Promise<Selectable<Tables[Table]>> => {
    const row = { name: JSON.stringify({ en: fields.id }), ...defaults(now()), ...fields } as never;
    const insert = db.insertInto(table as keyof Tables).values(row);
    return (await insert.returningAll().executeTakeFirstOrThrow()) as never;
  };

/** Inserts a domain with plausible defaults. */
export const addDomain = inserterOf('domains', () => ({ color: '#2f6fb7' }));

export const addCategory = inserterOf<'categories', { domain_id: string }>('categories', () => ({
  color: '#2f6fb7',
}));

/** Inserts a course, published by default. */
export const addCourse = inserterOf<'courses', { category_id: string; instructor_id: string }>(
  'courses',
  (now) => ({
    status: 'published',
    description: JSON.stringify({ en: 'Ten that hold.' }),
    price_cents: 4990,
    lesson_count: 8,
    created_at: now,
    updated_at: now,
  }),
);

export const addExpertise = inserterOf('expertises', (now) => ({ published: true, created_at: now }));

/** Inserts a review with five stars and a text. @returns its id */
export async function addReview(
  { context: { db, now } }: TestApi,
  fields: { course_id: string; user_id: string },
): Promise<string> {
  const id = newId(now());
  const row = { id, stars: 5, text: 'Clear.', language: 'fr' as const, created_at: now(), updated_at: now() };
  await db
    .insertInto('reviews')
    .values({ ...row, ...fields, hidden_at: null, hidden_by: null })
    .execute();
  return id;
}

/** An approved instructor with a published course `knots` of 8 sessions for 49.90, in the category `crafts`. */
export async function addCatalogFixture(
  api: TestApi,
  course: Partial<Insertable<Tables['courses']>> = {},
): Promise<SignedInUser> {
  const instructor = await api.instructor();
  await addDomain(api, { id: 'making' });
  await addCategory(api, { id: 'crafts', domain_id: 'making' });
  await addCategory(api, { id: 'textiles', domain_id: 'making' });
  const owned = { category_id: 'crafts', instructor_id: instructor.user.id };
  await addCourse(api, { id: 'knots', ...owned, ...course });
  return instructor;
}
