import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { freshServerDatabase } from '../../testing/database.ts';
import { StartupError } from '../base/startupErrors.ts';
import { migrate } from './migrate.ts';
import { connect, withoutTimeLimit } from './pool.ts';

test('refuses a database that cannot sort by language, with a message', { tags: ['10.130'] }, async () => {
  const engine = inject('engine');
  if (engine.name !== 'postgres') throw new Error('There is no PostgreSQL in this test project');
  const server = connect(`${engine.url}/postgres`, withoutTimeLimit);
  const name = 'without_icu';
  await sql`create database ${sql.id(name)} encoding 'SQL_ASCII' locale 'C' template template0`.execute(
    server.db,
  );
  const { db, close } = connect(`${engine.url}/${name}`, withoutTimeLimit);
  const error = await migrate(db).catch((reason: unknown) => reason);
  await close();
  await sql`drop database ${sql.id(name)}`.execute(server.db).finally(server.close);
  expect(error).toBeInstanceOf(StartupError);
  expect(String(error)).toContain('cannot sort names by language');
  expect(String(error)).toContain('UTF8');
});

test('processes that start at once create the orders once', { tags: ['10.130'] }, async () => {
  const { url, drop } = await freshServerDatabase(null);
  const processes = Array.from({ length: 5 }, () => connect(url, withoutTimeLimit));
  await Promise.all(processes.map(({ db }) => migrate(db)));
  const { rows } = await sql`select from pg_indexes where indexname = 'courses_by_name_ar'`.execute(
    processes[0]?.db as never,
  );
  await Promise.all(processes.map(({ close }) => close()));
  await drop();
  expect(rows).toHaveLength(1);
});
