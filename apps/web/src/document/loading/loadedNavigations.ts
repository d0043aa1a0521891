import type { ClientInstrumentation } from 'react-router';
import { nextPaint } from '../nextPaint.ts';
import { fetchFiles } from './fetchFiles.ts';
import { untilLoaded } from './loads.ts';
import { missingFiles } from './routeFiles.ts';

/** The navigation that waits for its chunks. The next one replaces it. */
let waiting = new AbortController();
/** The number of navigations to another page in progress. */
let navigations = 0;
/** The position in the history of the page that is shown. */
let shownIndex: unknown;

const historyIndex = (): unknown => history.state?.idx;

/** @returns whether the chunks are loaded: false if another navigation replaced this one */
async function loadChunks(files: readonly string[], { signal }: AbortController): Promise<boolean> {
  try {
    await untilLoaded(() => fetchFiles(files), { signal, shown: true });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}

function replaceWaiting(): AbortController {
  waiting.abort();
  waiting = new AbortController();
  return waiting;
}

/**
 * Starts a navigation when the response to the input is painted and the chunks of the page are loaded. React Router
 * would reload the page if one fails to load, which without a network ends on the browser's error page.
 */
export const loadNavigations: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(navigate, { to }) {
        const own = replaceWaiting();
        await nextPaint();
        if (own.signal.aborted) await new Promise(() => {});
        const files = typeof to === 'string' ? missingFiles(to) : [];
        // React Router navigates after this function in any case, so a replaced navigation never ends.
        if (files.length > 0 && !(await loadChunks(files, own))) await new Promise(() => {});
        navigations += 1;
        await navigate();
        navigations -= 1;
        shownIndex = historyIndex();
      },
    });
  },
};

/** Does the same for Back and Forward. Must be called before React Router listens to the history. */
export function loadHistoryNavigations(): void {
  shownIndex = historyIndex();
  window.addEventListener('popstate', async (event) => {
    const own = replaceWaiting();
    const isShown = historyIndex() !== undefined && historyIndex() === shownIndex;
    const files = missingFiles(location.href);
    if (files.length === 0 && !isShown) {
      shownIndex = historyIndex();
      return;
    }
    event.stopImmediatePropagation();
    if (isShown || !(await loadChunks(files, own))) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
}

/** Whether a navigation to another page is in progress. Back, Forward and loading a page's data again are none. */
export const isNavigating = (): boolean => navigations > 0;
