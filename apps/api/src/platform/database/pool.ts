import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import PQueue from 'p-queue';
import pg from 'pg';
import type { Database } from './database.ts';
import { isConnectionUnusable } from './errors.ts';
import type { Tables } from './schema.ts';
import { vacuum } from './vacuum.ts';

/** PostgreSQL's 64-bit integers and exact decimals; the values here are small enough for a number. */
export const numbers: Record<number, typeof Number> = { 20: Number, 1700: Number };

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
  responseMs?: number;
}

/** For work outside of requests. */
export const withoutTimeLimit: PoolOptions = { connections: 2, statementMs: 0, responseMs: 0 };

/** A process that hangs inside a transaction must not keep its locks. */
const idleInTransactionMs = 10_000;

/** Creates a connection pool. It connects lazily, and reconnects after an outage. */
export function connect(
  url: string,
  { connections = 10, connectMs = 2000, statementMs = 2000, responseMs = 2200 }: PoolOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: responseMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        numbers[oid] ?? pg.types.getTypeParser(oid, format),
    },
  });
  // Without a listener, a broken connection would end the process: one listener for idle connections, one for those in
  // use, whose query fails as well and results in a 503.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = open({
    options: pool.options,
    connect: async () => giveUpWhenLost(await pool.connect()),
    end: () => pool.end(),
  });
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
 * Uses the embedded database as a pool of one connection: a transaction has it alone. It has no time limits.
 * @param options how often its tables are vacuumed, at times without queries: it has no process of its own for that
 */
export function connectEmbedded(pglite: PGlite, { vacuumEveryMs = 60_000 } = {}): Database {
  const sessions = new PQueue({ concurrency: 1 });
  const query: Query = async (text, values) => {
    // Like `pg`: a text without parameters may contain several statements, such as a migration.
    const results = values.length === 0 ? await pglite.exec(text) : [await pglite.query(text, [...values])];
    const { rows, affectedRows } = results.at(-1) ?? { rows: [] };
    return { command: 'UPDATE', rowCount: affectedRows ?? 0, rows };
  };
  // Requests get their turn between statements.
  const connectionUntil = (end: () => void) => toClient(query, () => setImmediate(end));
  const db = open({
    options: {},
    connect: () =>
      new Promise((resolve) => {
        void sessions.add(() => new Promise<void>((end) => resolve(connectionUntil(end))));
      }),
    end: async () => {
      clearInterval(vacuuming);
      if (!pglite.closed) await pglite.close();
    },
  });
  const vacuuming = setInterval(() => {
    // What fails now, for example as the database is being closed, is done the next time.
    if (sessions.pending === 0) vacuum(db).catch(() => undefined);
  }, vacuumEveryMs).unref();
  return { db, close: () => db.destroy() };
}

type Query = (text: string, values: readonly unknown[]) => Promise<object>;

/** Without Kysely's form for cursors: the server reads no streams of rows. */
const toClient = (query: Query, release: PostgresPoolClient['release']): PostgresPoolClient => ({
  query: query as PostgresPoolClient['query'],
  release,
});

const open = (pool: PostgresPool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/**
 * A connection is destroyed after a timeout, because further queries on it would wait behind the lost response, and after
 * an error that all further ones would get. The pool would hand it out again.
 */
function giveUpWhenLost(client: pg.PoolClient): PostgresPoolClient {
  let lost: Error | null = null;
  const query: Query = async (text, values) => {
    if (lost) throw lost;
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (isConnectionUnusable(error)) lost = error;
      throw error;
    }
  };
  return toClient(query, (destroy) => client.release(lost ?? destroy));
}
