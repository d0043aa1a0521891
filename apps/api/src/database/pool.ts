import type { PGlite } from '@electric-sql/pglite';
import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { EmbeddedSocket } from './embeddedSocket.ts';
import { PreparedStatements } from './preparedStatements.ts';
import type { Tables } from './schema.ts';

// PostgreSQL's 64-bit integers and exact decimals; the values here are small enough for a number.
const int8 = 20;
const numeric = 1700;

export interface PoolOptions {
  /** The maximum number of connections. @default 10 */
  connections?: number;
  /** The time limit in ms for getting a connection, a new one or one from the pool. @default 2000 */
  connectMs?: number;
  /** The server's time limit for a statement in ms; 0 turns it off. @default 2000 */
  statementMs?: number;
  /**
   * The client's time limit for a response in ms, including the network; 0 turns it off.
   * @default 2200
   */
  answerMs?: number;
  /** Whether queries are prepared statements. @default true */
  preparedStatements?: boolean;
}

/** For work outside of requests. */
export const withoutTimeLimit: PoolOptions = { connections: 2, statementMs: 0, answerMs: 0 };

/** A process that hangs inside a transaction must not keep its locks. */
const idleInTransactionMs = 10_000;

/** Creates a connection pool. It connects lazily, and reconnects after an outage. */
export function connect(
  url: string,
  {
    connections = 10,
    connectMs = 2000,
    statementMs = 2000,
    answerMs = 2200,
    preparedStatements = true,
  }: PoolOptions = {},
): Database {
  const config: pg.PoolConfig = {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  };
  const { pool, ...database } = openPool(config, preparedStatements);
  return {
    ...database,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** Uses the embedded database through its only connection: a transaction has it alone. It has no time limits. */
export function connectEmbedded(pglite: PGlite): Database {
  const { db, close } = openPool(
    { max: 1, idleTimeoutMillis: 0, ssl: false, ...session, stream: () => new EmbeddedSocket(pglite) },
    true,
  );
  return { db, close: () => close().finally(() => pglite.closed || pglite.close()) };
}

/** The user and the database of PGlite's only session. */
const session = { user: 'postgres', database: 'postgres' };

function openPool(config: pg.PoolConfig, preparedStatements: boolean) {
  const pool = new pg.Pool({
    ...config,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // Without a listener, a broken connection would end the process: one listener for idle connections, one for those in
  // use, whose query fails as well and results in a 503.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const statements = new PreparedStatements(preparedStatements);
  const wary = {
    options: pool.options,
    connect: async () => giveUpWhenLost(await pool.connect(), statements),
    end: () => pool.end(),
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: wary }) });
  return { pool, db, close: () => db.destroy() };
}

/**
 * A connection is destroyed after a timeout: further queries on it would wait behind the lost response, and the pool
 * would hand it out again. It is also destroyed when its prepared statements are outdated.
 */
function giveUpWhenLost(client: pg.PoolClient, statements: PreparedStatements): PostgresPoolClient {
  let lost: Error | null = null;
  let isOutdated = false;
  let isInTransaction = false;
  const request = async (text: string, values: unknown[]) => {
    if (lost) throw lost;
    if (/^(?:begin|start transaction)\b/i.test(text)) isInTransaction = true;
    else if (/^(?:commit|rollback)$/i.test(text)) isInTransaction = false;
    try {
      if (isInTransaction || values.length === 0) return await client.query(text, values);
      return await statements.query(client, text, values, () => {
        isOutdated = true;
      });
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') lost = error;
      throw error;
    }
  };
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    // The form with a cursor is for streams of rows, which the server does not use.
    if (typeof text !== 'string') throw new TypeError('This pool accepts only SQL text');
    return request(text, [...values]);
  }
  return { query, release: () => client.release(lost ?? isOutdated) };
}
