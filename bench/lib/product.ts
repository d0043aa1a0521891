import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connect,
  markAsDemonstration,
  migrate,
  openDatabase,
  PostgresServer,
  serverEnv,
  startServer,
  withoutTimeLimit,
} from '@lyceum/api/testing';
import { sql } from 'kysely';
import { fillCatalog } from './catalog.ts';

/** A running product on a database of its own. */
export interface Product {
  address: string;
  /** What its process has used: the resident memory, and the longest delay of the event loop since the last call. */
  usage(): Promise<{ memoryMb: number; eventLoopDelayMs: number }>;
  /** Ends it and removes its data. */
  end(): Promise<void>;
}

interface Started {
  /** The number of courses in the catalog. @default the demonstration's catalog */
  courses?: number;
  /** @default the embedded database */
  postgres?: boolean;
  /** The number of categories that contain the courses. @default all */
  inCategories?: number;
  /** Whether searches find the courses; takes seven minutes for a million. @default false */
  searchable?: boolean;
  /** The addresses of proxies. By default, each request names the address of its visitor, as behind a proxy. */
  trustedProxies?: string;
}

/** The server that `npm start` runs. */
const entry = new URL(import.meta.resolve('@lyceum/web/server'));
/** Nobody listens there: mails stay pending. */
export const noMailServer = 'smtp://127.0.0.1:1';

export async function startProduct({
  courses,
  postgres = false,
  inCategories,
  searchable = false,
  trustedProxies = 'loopback',
}: Started = {}): Promise<Product> {
  const server = postgres ? await PostgresServer.start() : null;
  const folder = await mkdtemp(join(tmpdir(), 'lyceum-bench-'));
  // The product puts its lock beside it.
  const dataDir = join(folder, 'data');
  const url = server ? `${server.url}/postgres` : '';
  if (courses !== undefined) {
    const { db, close } = server
      ? connect(url, withoutTimeLimit)
      : await openDatabase({ kind: 'embedded', dataDir });
    if (server) await migrate(db);
    await fillCatalog(db, courses, inCategories);
    if (searchable) await sql`select rebuild_search()`.execute(db);
    if (searchable) await sql`vacuum analyze`.execute(db);
    if (!server) await markAsDemonstration(db);
    await close();
  }
  const env = server ? serverEnv(url, noMailServer) : { DATA_DIR: dataDir };
  const product = startServer({ ...env, TRUSTED_PROXIES: trustedProxies }, entry);
  const address = await product.address;
  // From here on the log is discarded: keeping it would take memory and time.
  product.child.stdout?.removeAllListeners('data').resume();
  return {
    address,
    async usage() {
      const response = await fetch(`${address}/metrics`, { headers: { connection: 'close' } });
      const metrics = await response.text();
      const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
      return {
        memoryMb: metric('process_resident_memory_bytes') / 2 ** 20,
        eventLoopDelayMs: metric('nodejs_eventloop_lag_max_seconds') * 1000,
      };
    },
    async end() {
      await product.end('SIGKILL');
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
