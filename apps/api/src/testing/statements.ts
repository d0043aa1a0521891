import type { CompiledQuery, DatabaseConnection } from 'kysely';
import type { Db } from '../database/open.ts';

/** The statements that a read sends, with the values of their parameters. */
export async function statementsOf(db: Db, read: (db: Db) => Promise<unknown>): Promise<CompiledQuery[]> {
  const sent: CompiledQuery[] = [];
  await db.connection().execute(async (on) => {
    const connection = await connectionOf(on);
    const send = connection.executeQuery;
    connection.executeQuery = (statement, options) => {
      sent.push(statement);
      return send.call(connection, statement, options) as never;
    };
    try {
      await read(on);
    } finally {
      connection.executeQuery = send;
    }
  });
  return sent;
}

/** The only connection of a database. While it is provided, other queries wait for it. */
const connectionOf = (on: Db): Promise<DatabaseConnection> =>
  on.getExecutor().provideConnection(async (connection) => connection);
