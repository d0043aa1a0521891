import { demoModeratorEmail } from '../demo/accounts.ts';
import { newId } from '../platform/base/ids.ts';
import type { Db } from '../platform/database/open.ts';

/** Marks a database as the demonstration's without filling it. */
export async function markAsDemonstration(db: Db): Promise<void> {
  const now = new Date();
  const moderator = { name: 'Moderator', email: demoModeratorEmail, role: 'moderator' as const };
  await db
    .insertInto('users')
    .values({ id: newId(now), created_at: now, ...moderator })
    .execute();
}
