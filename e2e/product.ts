import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const readyWithinMs = 60_000;

/** A free port of this machine, as the system gives it. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/**
 * The product as `npm start` runs it, on a port and a data folder of its own. The folder outlives `stop` and
 * `kill`, so that a test can start it again and see what is still there.
 */
export class Product {
  readonly #dataDir: string;
  readonly #port: number;
  #process: ChildProcess | null = null;
  #said = '';

  private constructor(dataDir: string, port: number) {
    this.#dataDir = dataDir;
    this.#port = port;
  }

  static async create(): Promise<Product> {
    return new Product(await mkdtemp(join(tmpdir(), 'lyceum-e2e-')), await freePort());
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** @throws when it is not ready within a minute, with all that it printed. */
  async start(): Promise<void> {
    this.#said = '';
    // A group of its own, so that a kill reaches everything that it started.
    const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
      cwd: root,
      detached: true,
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DATA_DIR: this.#dataDir,
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      this.#said += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.#process = child;
    const deadline = Date.now() + readyWithinMs;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The product did not start:\n${this.#said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch {
      return false;
    }
  }

  /** Asks it to stop, as a person does with Ctrl+C. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child?.pid || child.exitCode !== null) return Promise.resolve();
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    process.kill(-child.pid, signal);
    return ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#dataDir, { recursive: true, force: true });
    await rm(`${this.#dataDir}.lock`, { force: true });
  }
}
