import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from '@lyceum/api/testing/serverProcess';
import { createDataFolder, type DataFolder } from '@lyceum/api/testing/temporary';
import getPort from 'get-port';

const entry = new URL(import.meta.resolve('@lyceum/web/server'));

/** The database after a first start, which is the slowest part of a start. */
const preparedData = fileURLToPath(new URL('../../test-results/demonstration', import.meta.url));

/** The environment variable of the shared products. */
const shared = 'LYCEUM_SHARED_PRODUCTS';

const startWithinMs = 240_000;

type Settings = Record<string, string>;

/** A product that runs in another process. */
export type RunningProduct = Pick<Product, 'url' | 'dataDir'>;

/** How a process has ended. */
export interface ExitResult {
  code: number | null;
  /** Everything that it printed. */
  output: string;
}

/** Starts the server that `npm start` runs once the web app is built. */
function startProduct(settings: Settings): ServerProcess {
  // The product must not read the settings of the developer who runs the tests.
  const { HOME = '', TMPDIR = tmpdir() } = process.env;
  const ownSettings = { HOME, TMPDIR, NODE_NO_WARNINGS: '0', ...settings };
  // A journey takes less time than the optimization of the embedded database.
  return startServer(ownSettings, entry, ['--liftoff-only']);
}

async function resultOf(server: ServerProcess): Promise<ExitResult> {
  const code = await server.ended;
  return { code, output: server.output.out + server.output.err };
}

/**
 * The product on a port and a data folder of its own. The folder remains after `stop` and `kill`, so that a test can
 * restart the product with the same data.
 */
export class Product {
  readonly dataDir: string;
  readonly url: string;
  readonly #settings: Settings;
  readonly #removeData: DataFolder['remove'];
  #server: ServerProcess | null = null;

  private constructor({ folder, remove }: DataFolder, port: number, settings: Settings) {
    this.dataDir = folder;
    this.#removeData = remove;
    this.url = `http://127.0.0.1:${port}`;
    this.#settings = { PORT: String(port), DATA_DIR: folder, ...settings };
  }

  /** Creates the demo database, which `create` copies. */
  static async prepareData(): Promise<void> {
    const remove = () => rm(preparedData, { recursive: true, force: true });
    await remove();
    const first = new Product({ folder: preparedData, remove }, await getPort(), {});
    await first.start();
    await first.stop();
  }

  /** @param settings environment variables beyond `PORT` and `DATA_DIR` */
  static async create(settings: Settings = {}): Promise<Product> {
    return new Product(await createDataFolder(preparedData), await getPort(), settings);
  }

  /** Passes the addresses of the products to the workers, which inherit the environment. */
  static share(products: readonly RunningProduct[]): void {
    process.env[shared] = JSON.stringify(products.map(({ url, dataDir }) => ({ url, dataDir })));
  }

  /** The shared product for the worker in this place. */
  static sharedAt(place: number): RunningProduct {
    const product = (JSON.parse(process.env[shared] ?? '[]') as RunningProduct[])[place];
    if (!product) throw new Error(`No product runs for worker ${place}: prepare.ts starts one for each.`);
    return product;
  }

  /** Starts a process that is expected to reject these settings. */
  static startupFailure(settings: Settings): Promise<ExitResult> {
    return resultOf(startProduct(settings));
  }

  /** @throws with the output if the product ends before it is ready, or is not ready in time */
  async start(): Promise<void> {
    const server = startProduct(this.#settings);
    this.#server = server;
    const limit = setTimeout(() => server.child.kill('SIGKILL'), startWithinMs);
    await server.address.finally(() => clearTimeout(limit));
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
    server?.child.kill(signal);
    return server ? resultOf(server) : null;
  }

  async remove(): Promise<void> {
    await this.kill();
    await this.#removeData();
  }
}
