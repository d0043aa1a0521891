import type { components } from '@lyceum/api-client/schema';
import { newCourseDraft } from '@lyceum/rules';
import { visibleTo } from '../catalog/courses.ts';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import { anyOf } from '../platform/database/anyOf.ts';
import type { Db } from '../platform/database/open.ts';
import type { CourseDenial } from './ownCourse.ts';

/** Drafts of courses that one instructor may have on the server. */
export const courseDraftsMaximum = 50;

/** The ids of uploads, wherever a draft contains them: only the editor knows its fields. */
const uploadIds = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

type Stored = components['schemas']['StoredCourseDraft']['stored'];
type Written = components['schemas']['WrittenCourseDraft'];

/** What the user typed in the form of a course. @param key the id of the course, or `newCourseDraft` */
export async function findDraft(db: Db, user: UserRow, key: string): Promise<Stored> {
  const row = await db
    .selectFrom('course_drafts')
    .select(['draft', 'revision', 'saved_at'])
    .where('user_id', '=', user.id)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  return { draft: row.draft, revision: row.revision, savedAt: row.saved_at.toISOString() };
}

/**
 * Stores what the user typed, in place of the former draft, and keeps the uploads that it refers to.
 * @returns the problem, if there is one
 */
export async function saveDraft(
  { db, now }: Context,
  user: UserRow,
  key: string,
  { draft, revision }: Written,
): Promise<CourseDenial | 'tooManyDrafts' | null> {
  return db.transaction().execute(async (trx) => {
    // Concurrent drafts of one user wait here, so that together they stay within the limit.
    await trx.selectFrom('users').select('id').where('id', '=', user.id).forNoKeyUpdate().execute();
    const denial = key === newCourseDraft ? null : await lockCourse(trx, user, key);
    if (denial) return denial;
    const { others } = await trx
      .selectFrom('course_drafts')
      .select((eb) => eb.fn.countAll<number>().as('others'))
      .where('user_id', '=', user.id)
      .where('key', '<>', key)
      .executeTakeFirstOrThrow();
    if (others >= courseDraftsMaximum) return 'tooManyDrafts';
    const values = { draft, revision, saved_at: now() };
    await trx
      .insertInto('course_drafts')
      .values({ ...values, user_id: user.id, key, course_id: key === newCourseDraft ? null : key })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'key'])
          .doUpdateSet(values)
          // Clients send what has not changed, too: writing it again would only take space.
          .where((eb) =>
            eb.or([
              eb('course_drafts.draft', '<>', draft),
              eb('course_drafts.revision', 'is distinct from', revision),
            ]),
          ),
      )
      .execute();
    await keepUploads(trx, { user_id: user.id, key }, draft.match(uploadIds) ?? []);
    return null;
  });
}

/** Stores which of the uploads of a user their draft refers to. */
async function keepUploads(trx: Db, draft: { user_id: string; key: string }, ids: string[]): Promise<void> {
  const uploads = await trx
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('user_id', '=', draft.user_id)
    .where('state', '=', 'ready')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const readyIds = uploads.map(({ id }) => id);
  await trx
    .deleteFrom('draft_uploads')
    .where('user_id', '=', draft.user_id)
    .where('key', '=', draft.key)
    .where((eb) => eb.not(eb('upload_id', '=', anyOf(readyIds))))
    .execute();
  if (readyIds.length === 0) return;
  await trx
    .updateTable('uploads')
    .set({ unused_since: null })
    .where('id', '=', anyOf(readyIds))
    .where('unused_since', 'is not', null)
    .execute();
  await trx
    .insertInto('draft_uploads')
    .values(readyIds.map((upload_id) => ({ ...draft, upload_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps a course from being deleted until the transaction ends. */
async function lockCourse(trx: Db, user: UserRow, id: string): Promise<CourseDenial | null> {
  const course = await trx
    .selectFrom('courses')
    .select('instructor_id')
    .where('id', '=', id)
    .where(visibleTo(user))
    .forKeyShare()
    .executeTakeFirst();
  if (!course) return 'courseNotFound';
  return course.instructor_id === user.id ? null : 'notYourCourse';
}

export async function deleteDraft(db: Db, user: UserRow, key: string): Promise<void> {
  await db.deleteFrom('course_drafts').where('user_id', '=', user.id).where('key', '=', key).execute();
}
