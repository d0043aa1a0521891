import { limits } from '@lyceum/rules';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ChunkNotLoaded } from '../document/loading/fetchFiles.ts';
import { untilLoaded } from '../document/loading/loads.ts';

/** Whether the document has the attribute that `keepPages` adds to those that it keeps. */
const isKept = () => document.documentElement.dataset.kept !== undefined;

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function leave() {
  delete document.documentElement.dataset.kept;
  for (const listener of listeners) listener();
}

/** Whether the page is one that was kept, as guests see it, because there was no connection. */
export const useIsKept = (): boolean => useSyncExternalStore(subscribe, isKept, () => false);

/** Notes that another page replaces the kept one. */
export function useLeftKeptPage(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) leave();
  }, [pathname]);
}

async function reachServer(): Promise<void> {
  const signal = AbortSignal.timeout(limits.answerTimeoutMs);
  await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal }).catch((cause: unknown) => {
    throw new ChunkNotLoaded('The server could not be reached', { cause });
  });
}

/**
 * Calls `reload`, which replaces the data of the page, at once, or for a kept page when the server can be reached: if its
 * data failed to load, the page would be lost. It contains nothing of a user.
 */
export async function reloadWhenReachable(reload: () => Promise<void>): Promise<void> {
  if (isKept()) {
    await untilLoaded(reachServer);
    leave();
  }
  await reload();
}
