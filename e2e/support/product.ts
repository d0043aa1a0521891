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

/** The database after a first start, which is the slowest part of a start. */
const preparedData = join(root, 'test-results/demonstration');

type Settings = Record<string, string>;

/** How a process has ended. */
export interface ExitResult {
  code: number | null;
  /** Everything that it printed. */
  output: string;
}

/** The server that `npm start` runs once the web app is built. */
class ServerProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  #output = '';

  constructor(settings: Settings) {
    // The product must not read the settings of the developer who runs the tests.
    const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env;
    this.#child = spawn(process.execPath, [join(root, 'apps/web/server/main.ts')], {
      cwd: root,
      env: { PATH, HOME, TMPDIR, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      this.#output += chunk;
    };
    this.#child.stdout?.on('data', keep);
    this.#child.stderr?.on('data', keep);
    // Unlike `exit`, `close` is emitted after the last output.
    this.#ended = once(this.#child, 'close');
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get output(): string {
    return this.#output;
  }

  async end(signal: NodeJS.Signals): Promise<ExitResult> {
    this.#child.kill(signal);
    return this.ending();
  }

  async ending(): Promise<ExitResult> {
    await this.#ended;
    return { code: this.#child.exitCode, output: this.#output };
  }
}

/** A free port, chosen by the operating system. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('The probe listens on no port.');
  return address.port;
}

/**
 * The product on a port and a data folder of its own. The folder remains after `stop` and `kill`, so that a test can
 * restart the product with the same data.
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

  /** Creates the demo database, which `create` copies. */
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

  /** Starts a process that is expected to reject these settings. */
  static refused(settings: Settings): Promise<ExitResult> {
    return new ServerProcess(settings).ending();
  }

  /** @throws with the output if the product is not ready within a minute */
  async start(): Promise<void> {
    const server = new ServerProcess(this.#settings);
    this.#server = server;
    const deadline = Date.now() + readyWithinMs;
    while (!(await this.#isReady())) {
      if (!server.isRunning || Date.now() > deadline) {
        // The caller has no reference to end it.
        await this.kill();
        throw new Error(`The product did not start:\n${server.output}`);
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

  /** Everything that the running process has printed. */
  get output(): string {
    return this.#server?.output ?? '';
  }

  /** Stops it gracefully. */
  stop(): Promise<ExitResult | null> {
    return this.#end('SIGTERM');
  }

  /** Kills it without a warning. */
  kill(): Promise<ExitResult | null> {
    return this.#end('SIGKILL');
  }

  async #end(signal: NodeJS.Signals): Promise<ExitResult | null> {
    const server = this.#server;
    this.#server = null;
    return server ? server.end(signal) : null;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
    for (const suffix of ['.lock', '.lock-journal']) await rm(`${this.dataDir}${suffix}`, { force: true });
  }
}
