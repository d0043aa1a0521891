import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../database/open.ts';
import { connect } from '../database/pool.ts';
import { freshServerDatabase } from './database.ts';

/** The database that several processes of a deployment share. */
interface Shared {
  /** Its address, available while tests run. */
  url(): string;
  /** The connections of a process; indexes wrap around. */
  pool(index: number): Database;
}

/** A separate PostgreSQL for a test file, with a connection pool for each process. */
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
