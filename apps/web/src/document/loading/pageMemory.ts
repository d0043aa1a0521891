import { limits } from '@lyceum/rules';

interface Load {
  data: Promise<unknown>;
  /** When the data is outdated. */
  until: number;
}

/** The data of the pages that were shown, for Back and Forward. The first one was shown least recently. */
const shown = new Map<string, { data: unknown; until: number }>();
/** The data of pages that are not shown yet, and its requests. */
const loads = new Map<string, Load>();
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
  if (validLoad(key)) return;
  const started = startLoad(key, load);
  started.data.then(
    () => {
      started.until = Date.now() + limits.prefetchedFreshMs;
    },
    // A failure has no message: the navigation loads the data again.
    () => endLoad(key, started),
  );
}

/** Loads the data of a page for one navigation: prefetched data, or its request, replaces a request. */
export function loadOnce<Data>(key: string, load: () => Promise<Data>): Promise<Data> {
  const entry = validLoad(key) ?? startLoad(key, load);
  const end = () => endLoad(key, entry);
  entry.data.then(end, end);
  return entry.data as Promise<Data>;
}

/** The number of loads in progress. */
export const loadsUnderWay = (): number =>
  [...loads.values()].filter(({ until }) => until === Number.POSITIVE_INFINITY).length;

function validLoad(key: string): Load | undefined {
  const load = loads.get(key);
  return load && load.until > Date.now() ? load : undefined;
}

function startLoad(key: string, load: () => Promise<unknown>): Load {
  const started = { data: load(), until: Number.POSITIVE_INFINITY };
  loads.set(key, started);
  return started;
}

function endLoad(key: string, load: Load): void {
  if (loads.get(key) === load) loads.delete(key);
}

/** Forgets all pages, because the user changed something that they may show. */
export function forgetPages(): void {
  shown.clear();
  loads.clear();
}
