import { reviewChange } from '../catalog/changes.ts';
import type { Context } from '../platform/context/context.ts';

/**
 * Publishes the reviews that a user wrote before the address was verified. The caller has locked the user, and this locks the
 * courses before their reviews (docs/decisions/0039-ratings-by-counts.md).
 */
export async function publishAwaitingReviews({ db, catalogChanged }: Context, userId: string): Promise<void> {
  const courses = await db
    .selectFrom('courses')
    .select(['id', 'status'])
    .where('id', 'in', (select) =>
      select
        .selectFrom('reviews')
        .select('course_id')
        .where('user_id', '=', userId)
        .where('awaits_verification', '=', true),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (courses.length === 0) return;
  await db
    .updateTable('reviews')
    .set({ awaits_verification: false })
    .where('user_id', '=', userId)
    .where('awaits_verification', '=', true)
    .execute();
  for (const { id, status } of courses)
    if (status === 'published') catalogChanged(await reviewChange(db, id));
}
