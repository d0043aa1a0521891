import { ApiProblem } from '@lyceum/api-client';
import type { LoadEvent } from '@lyceum/flows/loading';
import { type LoaderError, networkErrorCode } from '../loaderErrors.ts';
import { ChunkNotLoaded } from './fetchFiles.ts';

let send: (event: LoadEvent) => void = () => {};
/** The last event of each load in progress: some begin before the app has started. */
const inProgress = new Map<string, LoadEvent>();
const retries = new Set<() => void>();
let count = 0;

function report(event: LoadEvent): void {
  if (event.type === 'load.ended') inProgress.delete(event.id);
  else inProgress.set(event.id, event);
  send(event);
}

/** Connects the loads with `loadingMachine`, those in progress included. */
export function watchLoads(listener: (event: LoadEvent) => void) {
  send = listener;
  for (const event of inProgress.values()) listener(event);
  return {
    retry() {
      for (const retry of [...retries]) retry();
    },
    stop() {
      send = () => {};
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

/** The network is back, or the user goes on to another part of the page. */
function nextChance(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const listening = new AbortController();
  for (const chance of ['online', 'focusin'])
    addEventListener(chance, () => resolve(), { signal: listening.signal });
  return promise.finally(() => listening.abort());
}

/**
 * Loads a part that the page can do without, such as suggestions. If the network fails, no error is shown; the load is
 * repeated when the network returns and with the next focus.
 * @throws any other error
 */
export async function untilAvailable<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      await nextChance();
    }
  }
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
