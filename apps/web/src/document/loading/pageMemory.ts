import { limits } from '@lyceum/rules';

interface Remembered {
  data: unknown;
  until: number;
}

/** The data of the pages that were shown, for Back and Forward. The first one was shown least recently. */
const shown = new Map<string, Remembered>();
/** The data of pages that are not shown yet. */
const prefetched = new Map<string, { data: Promise<unknown>; until: number }>();
/** Data that was remembered once is not remembered again, because it may be outdated by then. */
const known = new WeakSet<object>();

/** Remembers the data of the page that is shown. @param key the address, and everything else that the data depends on */
export function rememberShown(key: string, data: object): void {
  if (known.has(data)) return;
  known.add(data);
  shown.delete(key);
  shown.set(key, { data, until: Date.now() + limits.pageRememberedMs });
  const [oldest] = shown.keys();
  if (shown.size > limits.pagesRemembered && oldest !== undefined) shown.delete(oldest);
}

/** The data with which the page was shown. */
export function recallShown(key: string): unknown {
  const remembered = shown.get(key);
  return remembered && remembered.until > Date.now() ? remembered.data : undefined;
}

/** Loads the data of a page that the user is likely to open, unless it is there or under way. */
export function prefetchData(key: string, load: () => Promise<unknown>): void {
  const entry = prefetched.get(key);
  if (entry && entry.until > Date.now()) return;
  const data = load();
  const started = { data, until: Number.POSITIVE_INFINITY };
  prefetched.set(key, started);
  data.then(
    () => {
      started.until = Date.now() + limits.prefetchedFreshMs;
    },
    // A failure has no message: the navigation loads the data again.
    () => prefetched.get(key) === started && prefetched.delete(key),
  );
}

/** Returns prefetched data, or its request, for one navigation. Undefined if there is none, or if it is outdated. */
export function takePrefetched(key: string): Promise<unknown> | undefined {
  const entry = prefetched.get(key);
  prefetched.delete(key);
  return entry && entry.until > Date.now() ? entry.data : undefined;
}

/** The number of prefetches in progress. */
export const prefetchesUnderWay = (): number =>
  [...prefetched.values()].filter(({ until }) => until === Number.POSITIVE_INFINITY).length;

/** Forgets all pages, because the user changed something that they may show. */
export function forgetPages(): void {
  shown.clear();
  prefetched.clear();
}
