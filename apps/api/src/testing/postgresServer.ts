import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './freePort.ts';
import { type Account, openFolder, postgresPrograms, unprivilegedAccount } from './postgresBinaries.ts';

const startWithinMs = 30_000;
const user = 'postgres';
const password = 'postgres';

const execute = promisify(execFile);

/** Environment variables for another PostgreSQL, such as PGDATA and PGPORT, must not affect this one. */
const environment = { PATH: process.env.PATH, LC_ALL: 'C' };

interface Cluster {
  folder: string;
  account: Account;
  programs: string;
  port: number;
  flags: readonly string[];
}

async function initialize({ folder, account, programs }: Cluster): Promise<void> {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  const { uid, gid } = account;
  if (uid !== undefined && gid !== undefined) {
    for (const path of [data, passwordFile]) await chown(path, uid, gid);
  }
  await execute(
    join(programs, 'initdb'),
    [
      `--pgdata=${data}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--auth=password',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ],
    { ...account, cwd: folder, env: environment },
  );
}

/** @throws if it exits before it is ready, with its output */
async function launch({ folder, account, programs, port, flags }: Cluster): Promise<ChildProcess> {
  const options = [
    ['max_connections', '200'],
    ['listen_addresses', '127.0.0.1'],
    // The path of a socket is limited to about a hundred characters, and no test uses one.
    ['unix_socket_directories', ''],
  ].flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', join(folder, 'data'), '-p', String(port), ...options, ...flags],
    // Its account has to be able to enter the working directory.
    { ...account, cwd: folder, env: environment, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-20_000);
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('close', () => reject(new Error(output)));
  });
  return server;
}

/** A separate PostgreSQL on this machine that tests can kill and restart. It ends with this process. */
export class PostgresServer {
  readonly #cluster: Cluster;
  #process: ChildProcess;
  readonly #endWithUs = () => {
    this.#process.kill('SIGINT');
  };
  /** Its address without the name of a database. */
  readonly url: string;

  private constructor(cluster: Cluster, server: ChildProcess) {
    this.#cluster = cluster;
    this.#process = server;
    this.url = `postgres://${user}:${password}@127.0.0.1:${cluster.port}`;
    process.once('exit', this.#endWithUs);
  }

  /** @param flags further options, such as `-c fsync=off` */
  static async start(flags: readonly string[] = []): Promise<PostgresServer> {
    const folder = openFolder('lyceum-postgres-');
    try {
      const account = unprivilegedAccount();
      const programs = await postgresPrograms(folder);
      const cluster = { folder, account, programs, port: await freePort(), flags };
      await initialize(cluster);
      return new PostgresServer(cluster, await launch(cluster));
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw new Error(
        `PostgreSQL for the tests did not start: ${error instanceof Error ? error.message : error}`,
        { cause: error },
      );
    }
  }

  async createDatabase(name: string): Promise<void> {
    const client = new pg.Client(`${this.url}/postgres`);
    await client.connect();
    await client.query(`create database ${client.escapeIdentifier(name)}`);
    await client.end();
  }

  /** Kills it with SIGKILL. */
  async kill(): Promise<void> {
    const file = join(this.#cluster.folder, 'data', 'postmaster.pid');
    const [pid = ''] = (await readFile(file, 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }

  /** Restarts it after `kill`; resolves when it is available. */
  async startAgain(): Promise<void> {
    const giveUpAt = performance.now() + startWithinMs;
    // A new server exits immediately while processes of the killed one hold its shared memory.
    const tryOnce = (): Promise<ChildProcess> =>
      launch(this.#cluster).catch((error: unknown) => {
        if (performance.now() > giveUpAt) throw new Error('PostgreSQL did not start again', { cause: error });
        return tryOnce();
      });
    this.#process = await tryOnce();
  }

  async stop(): Promise<void> {
    process.removeListener('exit', this.#endWithUs);
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      const ended = once(this.#process, 'close');
      this.#process.kill('SIGINT');
      await ended;
    }
    await rm(this.#cluster.folder, { recursive: true, force: true });
  }
}
