import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connect,
  type Db,
  markAsDemonstration,
  migrate,
  openDatabase,
  PostgresServer,
  type ServerProcess,
  serverEnv,
  startServer,
  withoutTimeLimit,
} from '@lyceum/api/testing';
import { fillCatalog } from './catalog.ts';
import { processorSecondsOf } from './processorTime.ts';

const engines = ['embedded', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/** A server in a process of its own, on a filled database. */
export interface World {
  server: ServerProcess;
  address: string;
  /** The address of the database; empty for the embedded one. */
  url: string;
  /** The processor time of the database server so far; 0 for the embedded one. */
  databaseSeconds(): Promise<number>;
  /** Runs the server's garbage collector and waits for its end. */
  collect(): Promise<void>;
  /** Reads `/metrics`. @returns a function that returns a metric by name; NaN if there is none */
  metrics(): Promise<(name: string) => number>;
  /** The number of open files and connections, without the files that the embedded database keeps open. */
  openFiles(): Promise<number>;
  /** Stops the server and removes its files. */
  tidy(): Promise<void>;
}

/** Each connection of the load sends an address of its own, like a proxy: the limits by address are on. */
const behindProxy = { TRUSTED_PROXIES: 'loopback' };
/** Nobody listens there: mails stay pending, as during an outage of the mail server. */
const nobodysMailServer = 'smtp://127.0.0.1:1';

const collecting = {
  NODE_OPTIONS: `--expose-gc --import=${new URL('../collectOnSignal.ts', import.meta.url).href}`,
};

/** The entry to start instead of the API behind a local proxy. */
interface Started {
  entry?: URL;
  env?: Record<string, string>;
  /** The number of categories that contain courses. @default all */
  inCategories?: number;
  /** Fills the migrated database. @default `fillCatalog` */
  fill?: (db: Db, courses: number) => Promise<void>;
}

/** The built product with its pages. */
export const product = new URL('../../apps/web/server/main.ts', import.meta.url);

/**
 * Fills a database and starts the server on it.
 * @param courses the number of courses, or `demonstration` for the data that the product shows on the embedded database
 */
export async function startWorld(
  engine: Engine,
  courses: number | 'demonstration',
  { entry, env: ownEnv, inCategories, fill }: Started = {},
): Promise<World> {
  const postgres = engine === 'postgres' ? await PostgresServer.start() : null;
  const folder = await mkdtemp(join(tmpdir(), 'lyceum-bench-'));
  // The server puts its lock beside it.
  const dataDir = join(folder, 'data');
  const url = postgres ? `${postgres.url}/postgres` : '';
  if (courses !== 'demonstration') {
    const { db, close } = postgres
      ? connect(url, withoutTimeLimit)
      : await openDatabase({ kind: 'embedded', dataDir });
    if (postgres) await migrate(db);
    await (fill ? fill(db, courses) : fillCatalog(db, courses, inCategories));
    if (!postgres) await markAsDemonstration(db);
    await close();
  }
  const env = postgres ? serverEnv(url, nobodysMailServer) : { DATA_DIR: dataDir };
  const server = startServer({ ...env, ...behindProxy, ...collecting, ...ownEnv }, entry);
  const address = await server.address;
  // From here on the log is discarded: storing it would affect memory and time.
  server.child.stdout?.removeAllListeners('data').resume();
  const get = async (path: string) =>
    (await fetch(`${address}${path}`, { headers: { connection: 'close' } })).text();
  return {
    server,
    address,
    url,
    databaseSeconds: async () => (postgres ? processorSecondsOf(postgres.pid) : 0),
    async collect() {
      server.child.kill('SIGWINCH');
      // The first response may have been sent before the signal arrived; the second was not.
      await get('/healthz');
      await get('/healthz');
    },
    async metrics() {
      const text = await get('/metrics');
      return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    },
    async openFiles() {
      const all = `/proc/${server.child.pid}/fd`;
      const open = await Promise.all(
        (await readdir(all)).map((file) => readlink(join(all, file)).catch(() => null)),
      );
      return open.filter((file) => file !== null && !file.startsWith(folder)).length;
    },
    async tidy() {
      await server.end('SIGKILL');
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The engine from the command line. */
export function engineOf(text: string | undefined): Engine {
  const found = engines.find((engine) => engine === (text ?? 'embedded'));
  if (found) return found;
  throw new Error(`There is no engine "${text}". Say \`embedded\` or \`postgres\`.`);
}
