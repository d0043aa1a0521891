import { limits } from '@lyceum/rules';

/** A chunk that the network did not deliver. It can be loaded again. */
export class ChunkNotLoaded extends Error {
  override name = 'ChunkNotLoaded';
}

/** The files in the browser's cache, and the requests for others. */
const fetched = new Set<string>();
const requests = new Map<string, Promise<void>>();

const addressOf = (file: string) => new URL(file, location.origin).pathname;

/** Whether the browser has the file, because the page contains it or it was fetched. */
export function isFetched(file: string): boolean {
  const address = addressOf(file);
  if (fetched.has(address)) return true;
  const isInPage = document.querySelector(`link[href="${address}"]`) !== null;
  if (isInPage) fetched.add(address);
  return isInPage;
}

async function request(address: string, priority: RequestPriority): Promise<void> {
  try {
    const response = await fetch(address, { priority, signal: AbortSignal.timeout(limits.answerTimeoutMs) });
    // A deployment removed it: the import fails, which reloads the page.
    if (!response.ok && response.status !== 404) throw new Error(`The status is ${response.status}`);
    // The browser caches complete responses only.
    await response.arrayBuffer();
    fetched.add(address);
  } catch (cause) {
    throw new ChunkNotLoaded(`${address} could not be loaded`, { cause });
  } finally {
    requests.delete(address);
  }
}

function fetchFile(file: string, priority: RequestPriority): Promise<void> | undefined {
  if (isFetched(file)) return undefined;
  const address = addressOf(file);
  const underWay = requests.get(address) ?? request(address, priority);
  requests.set(address, underWay);
  return underWay;
}

/**
 * Loads files into the browser's cache. Chunks are fetched before they are imported, because Chromium does not repeat an
 * import that has failed.
 * @throws ChunkNotLoaded without a network
 */
export async function fetchFiles(
  files: readonly string[],
  priority: RequestPriority = 'auto',
): Promise<void> {
  await Promise.all(files.map((file) => fetchFile(file, priority)));
}
