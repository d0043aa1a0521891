import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchFiles } from './fetchFiles.ts';
import { missingFiles } from './routeFiles.ts';

/** Prefetches a lazy component. Errors are ignored: the component is loaded again on demand. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

declare global {
  interface Navigator {
    /** Only in Chromium. */
    connection?: { saveData?: boolean };
  }
}

/** Whether the browser prefetches nothing. */
export const savesData = (): boolean => navigator.connection?.saveData === true;

/** Prefetches run one after another, so that they leave the network to what the user requests. */
let queue: Promise<unknown> = Promise.resolve();

/** Calls `work` when the page is loaded and idle, unless the browser saves data. @returns a function that cancels it */
function whenIdle(work: () => Promise<unknown>): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const start = () => {
    if (!signal.aborted)
      queue = queue.then(() => (signal.aborted ? undefined : work())).catch(() => undefined);
  };
  // Safari has no idle callbacks.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200));
  if (!savesData()) {
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true, signal });
  }
  return () => leaving.abort();
}

/** Prefetches a lazy component when the page is idle. */
export function usePrefetch(load: () => Promise<unknown>, { isNeeded = true }: { isNeeded?: boolean } = {}) {
  useEffect(() => (isNeeded ? whenIdle(load) : undefined), [load, isNeeded]);
}

/**
 * Prefetches the chunks of the pages that this page links to.
 * @param isPageReady whether the session is restored: the parts of the page for its user come first
 */
export function usePrefetchedLinks({ isPageReady }: { isPageReady: boolean }): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links
  useEffect(() => {
    if (!isPageReady) return;
    return whenIdle(async () => {
      const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]');
      for (const { href } of links) {
        // Each in a task of its own: a page may have a hundred links.
        await new Promise((resolve) => setTimeout(resolve));
        for (const file of missingFiles(href)) await fetchFiles([file], 'low');
      }
    });
  }, [pathname, isPageReady]);
}
