import { ApiProblem } from '@lyceum/api-client';
import type { LoadEvent } from '@lyceum/flows/loading';
import { type LoaderError, networkErrorCode } from '../loaderErrors.ts';
import { ChunkNotLoaded } from './fetchFiles.ts';

let report: (event: LoadEvent) => void = () => {};
const retries = new Set<() => void>();
let count = 0;

/** Connects the loads with `loadingMachine`. */
export function watchLoads(send: (event: LoadEvent) => void) {
  report = send;
  return {
    retry() {
      for (const retry of [...retries]) retry();
    },
    stop() {
      report = () => {};
    },
  };
}

/** Whether the load can succeed later: no response, or translations that could not be loaded. */
export function isNetworkError(error: unknown): boolean {
  if (error instanceof ChunkNotLoaded) return true;
  if (error instanceof ApiProblem) return error.code === networkErrorCode;
  // The class is in a chunk of its own.
  if (error instanceof Error) return error.name === 'TextsNotLoaded';
  return (error as { data?: LoaderError } | null)?.data?.isNetworkError === true;
}

function retryRequested(signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const cancel = () => reject(signal?.reason);
  retries.add(resolve);
  signal?.addEventListener('abort', cancel);
  return promise.finally(() => {
    retries.delete(resolve);
    signal?.removeEventListener('abort', cancel);
  });
}

interface LoadOptions {
  /** Cancels the load. */
  signal?: AbortSignal;
  /** Whether the first attempt is shown, too. @default false */
  shown?: boolean;
}

/**
 * Loads something that the user requested. If the network fails, the page shows the error, and the load waits until the
 * user tries again [2.181].
 * @throws any other error, and the reason of the signal
 */
export async function untilLoaded<Loaded>(
  load: () => Promise<Loaded>,
  { signal, shown = false }: LoadOptions = {},
): Promise<Loaded> {
  count += 1;
  const id = `load${count}`;
  let isShown = shown;
  try {
    for (;;) {
      if (isShown) report({ type: 'load.started', id });
      try {
        const loaded = await load();
        signal?.throwIfAborted();
        return loaded;
      } catch (error) {
        if (signal?.aborted || !isNetworkError(error)) throw error;
        report({ type: 'load.failed', id });
        await retryRequested(signal);
        isShown = true;
      }
    }
  } finally {
    report({ type: 'load.ended', id });
  }
}
