import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import type { Database } from './open.ts';
import type { Tables } from './schema.ts';

// PostgreSQL's types for whole numbers of 64 bits and for exact decimals; both are small enough here for a number.
export const int8 = 20;
export const numeric = 1700;

interface PoolOptions {
  /** How many connections at most. @default 10 */
  connections?: number;
  /** How long the server works on a statement before it gives up. 0: for ever. @default 2000 */
  statementMs?: number;
  /** How long an answer is waited for, the network included. 0: for ever. @default 2200 */
  answerMs?: number;
}

/** For work that no request waits for. */
export const withoutTimeLimit: PoolOptions = { connections: 2, statementMs: 0, answerMs: 0 };

/** How long getting a connection may take, be it a new one or one that others use. */
const connectMs = 2000;
/** A process that hangs inside a transaction shall not keep its locks for ever. */
const idleInTransactionMs = 10_000;

/** A pool of connections. It connects when first asked, and again after the server was away. */
export function connect(
  url: string,
  { connections = 10, statementMs = 2000, answerMs = 2200 }: PoolOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // Without a listener, a connection that breaks would end the process: one for those that wait in the pool, one
  // for those in use, whose query fails as well and is answered with a 503.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const wary = {
    options: pool.options,
    connect: async () => giveUpWhenLost(await pool.connect()),
    end: () => pool.end(),
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: wary }) });
  return {
    db,
    close: () => db.destroy(),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/**
 * A connection whose answer did not come in time is thrown away: what is asked next on it would wait behind the
 * lost answer, and the pool would hand it out again and again.
 */
function giveUpWhenLost(client: pg.PoolClient): PostgresPoolClient {
  let lost: Error | null = null;
  const ask = async (text: string, values: unknown[]) => {
    if (lost) throw lost;
    try {
      return await client.query(text, values);
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') lost = error;
      throw error;
    }
  };
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    // The form with a cursor is for streams of rows, which nothing here asks for.
    if (typeof text !== 'string') throw new TypeError('Only texts are asked of this pool');
    return ask(text, [...values]);
  }
  return { query, release: () => client.release(lost ?? undefined) };
}
