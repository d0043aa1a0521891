import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readyWithinMs = 60_000;

/** What a first start makes of an empty folder. Making it takes longer than all else that a start does. */
const preparedData = join(root, 'test-results/demonstration');

type Settings = Record<string, string>;

/** How a process ended, and all that it printed. */
export interface Ending {
  code: number | null;
  said: string;
}

/** The server that `npm start` runs once the web app is built. */
class ServerProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  #said = '';

  constructor(settings: Settings) {
    // Settings of whoever runs the tests must not reach the product.
    const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env;
    this.#child = spawn(process.execPath, [join(root, 'apps/web/server/main.ts')], {
      cwd: root,
      env: { PATH, HOME, TMPDIR, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      this.#said += chunk;
    };
    this.#child.stdout?.on('data', keep);
    this.#child.stderr?.on('data', keep);
    // Unlike `exit`, `close` comes after the last line has been read.
    this.#ended = once(this.#child, 'close');
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get said(): string {
    return this.#said;
  }

  async end(signal: NodeJS.Signals): Promise<Ending> {
    this.#child.kill(signal);
    return this.ending();
  }

  async ending(): Promise<Ending> {
    await this.#ended;
    return { code: this.#child.exitCode, said: this.#said };
  }
}

/** A free port of this machine, as the system gives it. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  return address.port;
}

/**
 * The started product, on a port and a data folder of its own. The folder outlives `stop` and `kill`, so that a
 * test can start it again and see what is still there.
 */
export class Product {
  readonly dataDir: string;
  readonly url: string;
  readonly #settings: Settings;
  #server: ServerProcess | null = null;

  private constructor(dataDir: string, port: number, settings: Settings) {
    this.dataDir = dataDir;
    this.url = `http://127.0.0.1:${port}`;
    this.#settings = { PORT: String(port), DATA_DIR: dataDir, ...settings };
  }

  /** Starts once on an empty folder, and keeps what that start has made for `create`. */
  static async prepareData(): Promise<void> {
    await rm(preparedData, { recursive: true, force: true });
    const first = new Product(preparedData, await freePort(), {});
    await first.start();
    await first.stop();
  }

  /** @param settings environment variables beyond `PORT` and `DATA_DIR` */
  static async create(settings: Settings = {}): Promise<Product> {
    const dataDir = await mkdtemp(join(tmpdir(), 'lyceum-e2e-'));
    await cp(preparedData, dataDir, { recursive: true });
    return new Product(dataDir, await freePort(), settings);
  }

  /** Starts a process that is expected to refuse these settings. */
  static refused(settings: Settings): Promise<Ending> {
    return new ServerProcess(settings).ending();
  }

  /** @throws when it is not ready within a minute, with all that it printed. */
  async start(): Promise<void> {
    const server = new ServerProcess(this.#settings);
    this.#server = server;
    const deadline = Date.now() + readyWithinMs;
    while (!(await this.#isReady())) {
      if (!server.isRunning || Date.now() > deadline) {
        // Whoever asked for it has nothing to end it by.
        await this.kill();
        throw new Error(`The product did not start:\n${server.said}`);
      }
      await delay(50);
    }
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch {
      return false;
    }
  }

  /** All that the running process has printed. */
  get said(): string {
    return this.#server?.said ?? '';
  }

  /** Asks it to stop, as a person does with Ctrl+C. */
  stop(): Promise<Ending | null> {
    return this.#end('SIGTERM');
  }

  /** Ends it in the middle of whatever it does. */
  kill(): Promise<Ending | null> {
    return this.#end('SIGKILL');
  }

  async #end(signal: NodeJS.Signals): Promise<Ending | null> {
    const server = this.#server;
    this.#server = null;
    return server ? server.end(signal) : null;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
    for (const rest of ['.lock', '.lock-journal']) await rm(`${this.dataDir}${rest}`, { force: true });
  }
}
