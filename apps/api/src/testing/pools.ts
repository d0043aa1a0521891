import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../database/open.ts';
import { connect } from '../database/pool.ts';
import { freshServerDatabase } from './database.ts';

/** What the processes of one product share: the database, and nothing else. */
interface Shared {
  /** Where it is, once the tests run. */
  url(): string;
  /** The connections of one of the processes; from the last on it is the first's again. */
  pool(index: number): Database;
}

/** A PostgreSQL of a test file's own, and the connections of so many processes to it. */
export function sharedDatabase(processes: number): Shared {
  let database: Awaited<ReturnType<typeof freshServerDatabase>>;
  let pools: Database[];
  beforeAll(async () => {
    database = await freshServerDatabase();
    pools = Array.from({ length: processes }, () => connect(database.url));
  });
  afterAll(async () => {
    await Promise.all(pools.map(({ close }) => close()));
    await database.drop();
  });
  return {
    url: () => database.url,
    pool(index) {
      const pool = pools[index % processes];
      if (!pool) throw new Error('The pools open in beforeAll');
      return pool;
    },
  };
}
