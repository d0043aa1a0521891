import { beforeAll } from 'vitest';
import type { Database } from '../platform/database/open.ts';
import { connectPatiently, freshServerDatabase } from './database.ts';

/** A separate PostgreSQL for a test file, with a connection pool for each of several processes. */
export function sharedDatabase(processes: number) {
  let url: string;
  let pools: Database[];
  beforeAll(async () => {
    const database = await freshServerDatabase();
    url = database.url;
    pools = Array.from({ length: processes }, () => connectPatiently(url));
    return async () => {
      await Promise.all(pools.map(({ close }) => close()));
      await database.drop();
    };
  });
  return {
    url: () => url,
    /** The connections of a process; indexes wrap around. */
    pool: (index: number) => pools[index % processes] as Database,
  };
}
