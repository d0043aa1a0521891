import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** The interface for queries: the database or a transaction in it. */
export type Db = Kysely<Tables>;

/** The numbers of used and idle connections to a server, and of queries that wait for one. */
export interface Connections {
  used: number;
  idle: number;
  waiting: number;
}

/** An open database. */
export interface Database {
  db: Db;
  close(): Promise<void>;
  /** Absent for the embedded database, which has no connections. */
  connections?: () => Connections;
}
