import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/database.ts';
import { StartupError } from '../base/startupErrors.ts';
import { migrate } from './migrate.ts';

test('rejects a database of another version with a message', async () => {
  const { db, close } = await freshDatabase();
  const other = '0000-another-version';
  await sql`insert into kysely_migration (name, timestamp) values (${other}, '2026-01-01')`.execute(db);
  const error = await migrate(db).catch((reason: unknown) => reason);
  await sql`delete from kysely_migration where name = ${other}`.execute(db);
  await migrate(db);
  await close();
  expect(error).toBeInstanceOf(StartupError);
  expect(String(error)).toContain(`${other} is missing`);
  expect(String(error)).toContain('set DATA_DIR to another folder');
});
