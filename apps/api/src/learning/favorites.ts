import { limits } from '@lyceum/rules';
import { sql } from 'kysely';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import { anyOf } from '../platform/database/anyOf.ts';
import type { Db } from '../platform/database/open.ts';
import { consumeOrThrow } from '../platform/limits/consume.ts';

/** The ids of the published courses among a user's favorites, the last added first. */
export async function favoritesOf(db: Db, user: UserRow): Promise<string[]> {
  const rows = await ofPublished(db, user)
    .select('favorites.course_id')
    .orderBy('favorites.created_at', 'desc')
    .orderBy('favorites.course_id')
    .execute();
  return rows.map(({ course_id }) => course_id);
}

const ofPublished = (db: Db, user: UserRow) =>
  db
    .selectFrom('favorites')
    .innerJoin('courses', 'courses.id', 'favorites.course_id')
    .where('favorites.user_id', '=', user.id)
    .where('courses.status', '=', 'published');

/**
 * Adds a published course to a user's favorites. One that is a favorite stays where it is.
 * @returns the problem, if there is one
 */
export async function addFavorite(
  context: Context,
  courseId: string,
  user: UserRow,
): Promise<'courseNotFound' | 'tooManyFavorites' | null> {
  await consumeOrThrow(context, 'favorite', user.id);
  return context.db.transaction().execute(async (trx) => {
    await lockFavorites(trx, user);
    const course = await trx
      .selectFrom('courses')
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('favorites')
              .select('user_id')
              .where('user_id', '=', user.id)
              .where('course_id', '=', courseId),
          )
          .as('isFavorite'),
      )
      .where('id', '=', courseId)
      .where('status', '=', 'published')
      // A deletion of the course waits.
      .forKeyShare()
      .executeTakeFirst();
    if (!course) return 'courseNotFound';
    if (course.isFavorite) return null;
    if ((await freePlaces(trx, user, 1)) < 1) return 'tooManyFavorites';
    await insertFavorites(trx, user, [{ course_id: courseId, created_at: context.now() }]);
    return null;
  });
}

/** Removes a course from a user's favorites, whether it is one or not. */
export async function removeFavorite(context: Context, courseId: string, user: UserRow): Promise<void> {
  await consumeOrThrow(context, 'favorite', user.id);
  await context.db
    .deleteFrom('favorites')
    .where('user_id', '=', user.id)
    .where('course_id', '=', courseId)
    .execute();
}

/** Adds the favorites of a device, as many as fit, without unknown and unpublished courses. @returns all favorites */
export async function mergeFavorites(
  context: Context,
  ids: readonly string[],
  user: UserRow,
): Promise<string[]> {
  await consumeOrThrow(context, 'favorite', user.id);
  const { db, now } = context;
  return db.transaction().execute(async (trx) => {
    await lockFavorites(trx, user);
    const rows = await trx
      .selectFrom('courses')
      .select('id')
      .where('id', '=', anyOf(ids))
      .where('status', '=', 'published')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('favorites')
              .select('user_id')
              .where('user_id', '=', user.id)
              .whereRef('favorites.course_id', '=', 'courses.id'),
          ),
        ),
      )
      .forKeyShare()
      .execute();
    const added = rows.map(({ id }) => id).toSorted((one, other) => ids.indexOf(one) - ids.indexOf(other));
    const places = added.length > 0 ? await freePlaces(trx, user, added.length) : 0;
    const time = now().getTime();
    const values = added
      .slice(0, places)
      .map((course_id, index) => ({ course_id, created_at: new Date(time - index) }));
    if (values.length > 0) await insertFavorites(trx, user, values);
    return favoritesOf(trx, user);
  });
}

/** Changes of one user's favorites wait for each other, so that concurrent ones cannot exceed the limit. */
const lockFavorites = (trx: Db, { id }: UserRow) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`favorites:${id}`}, 0))`.execute(trx);

/** How many favorites may be added. If there are too few places, favorites of unpublished courses are removed. */
async function freePlaces(trx: Db, user: UserRow, required: number): Promise<number> {
  const count = async () => {
    const all = trx.selectFrom('favorites').where('user_id', '=', user.id);
    const { total } = await all
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return limits.favoritesPerUser - total;
  };
  const free = await count();
  if (free >= required) return free;
  await trx
    .deleteFrom('favorites')
    .using('courses')
    .whereRef('courses.id', '=', 'favorites.course_id')
    .where('courses.status', '<>', 'published')
    .where('favorites.user_id', '=', user.id)
    .execute();
  return Math.max(0, await count());
}

const insertFavorites = (
  trx: Db,
  { id }: UserRow,
  favorites: readonly { course_id: string; created_at: Date }[],
) =>
  trx
    .insertInto('favorites')
    .values(favorites.map((favorite) => ({ user_id: id, ...favorite })))
    .execute();
