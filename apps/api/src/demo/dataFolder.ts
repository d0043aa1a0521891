import { StartupError } from '../platform/base/startupErrors.ts';
import type { Db } from '../platform/database/open.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { demoModeratorEmail } from './accounts.ts';
import { isEmpty } from './isEmpty.ts';

/**
 * Fills an empty embedded database if the demonstration is on. A folder belongs either to the demonstration or to real
 * users, because the passwords of the demonstration are public.
 * @throws {StartupError} if the folder was created for the other
 */
export async function prepareDataFolder(db: Db, now: Date, { demo, database }: Settings): Promise<void> {
  if (database.kind !== 'embedded') return;
  const { dataDir } = database;
  const isDemonstration = await hasDemonstration(db);
  if (!demo && isDemonstration) {
    throw new StartupError(
      `DATA_DIR ${dataDir} holds the demonstration, whose passwords everyone knows, and the demonstration is off. ` +
        'Set DATA_DIR to another folder, which begins empty, or set DEMO=on to open the demonstration.',
    );
  }
  if (!demo || isDemonstration) return;
  if (await hasUsers(db)) {
    throw new StartupError(
      `DATA_DIR ${dataDir} holds real accounts, and the demonstration is on, which lets anyone on this machine sign ` +
        'in as any of them. Set DEMO=off with JWT_SECRET and SMTP_URL, or set DATA_DIR to another folder.',
    );
  }
  if (!(await isEmpty(db))) return;
  // Imported on demand: the catalog is the largest module of the server.
  const { seedDemo } = await import('./seed.ts');
  await seedDemo(db, now);
}

/** Nobody can register as a moderator, so no other account can look like that of the demonstration. */
async function hasDemonstration(db: Db): Promise<boolean> {
  const moderator = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', demoModeratorEmail)
    .where('role', '=', 'moderator')
    .executeTakeFirst();
  return moderator !== undefined;
}

async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
