import type { components } from '@lyceum/api-client/schema';
import type { Context } from '../platform/context/context.ts';
import { toText } from '../platform/contract/localized.ts';
import type { Db } from '../platform/database/open.ts';

type Preferences = components['schemas']['MessagePreferences'];

/** What a user chooses: for one course, or for all instructors. */
interface Choice {
  receives: boolean;
  courseId?: string;
}

const listedMaximum = 100;

/** Which messages of instructors a user gets. */
export async function readPreferences(db: Db, userId: string): Promise<Preferences> {
  const { messages_off_at } = await db
    .selectFrom('users')
    .select('messages_off_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const courses = await db
    .selectFrom('message_opt_outs')
    .innerJoin('courses', 'courses.id', 'message_opt_outs.course_id')
    .select(['courses.id', 'courses.name'])
    .where('message_opt_outs.user_id', '=', userId)
    .orderBy('message_opt_outs.created_at', 'desc')
    .orderBy('courses.id')
    .limit(listedMaximum)
    .execute();
  return {
    receives: messages_off_at === null,
    unsubscribed: courses.map(({ id, name }) => ({ id, name: toText(name), href: `/course/${id}` })),
  };
}

/** Changes which messages a user gets; null if the user cannot unsubscribe from the course, because of no enrollment. */
export async function setPreferences(
  { db, now }: Context,
  userId: string,
  { receives, courseId }: Choice,
): Promise<Preferences | null> {
  return db.transaction().execute(async (trx) => {
    const isDone =
      courseId === undefined || (await setForCourse(trx, { userId, courseId, receives, now: now() }));
    if (!isDone) return null;
    if (courseId === undefined)
      await trx
        .updateTable('users')
        .set({ messages_off_at: receives ? null : now() })
        .where('id', '=', userId)
        .execute();
    return readPreferences(trx, userId);
  });
}

async function setForCourse(
  trx: Db,
  { userId, courseId, receives, now }: Required<Choice> & { userId: string; now: Date },
): Promise<boolean> {
  if (receives) {
    await trx
      .deleteFrom('message_opt_outs')
      .where('user_id', '=', userId)
      .where('course_id', '=', courseId)
      .execute();
    return true;
  }
  // Only its learners may learn that an unpublished course exists.
  const enrollment = await trx
    .selectFrom('enrollments')
    .select('course_id')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    // So that the course is not deleted meanwhile.
    .forShare()
    .executeTakeFirst();
  if (!enrollment) return false;
  await trx
    .insertInto('message_opt_outs')
    .values({ user_id: userId, course_id: courseId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
