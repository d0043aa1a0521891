import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { readCatalogChanges, recordCatalogChange } from '../database/catalogChanges.ts';

/** A cached response of the catalog, the same for every guest. */
export interface CacheEntry {
  etag: string;
  json: string;
  /** The compressed forms that were requested so far, by encoding. */
  encoded: Map<string, Promise<Buffer>>;
}

/** A cache miss. The caller builds the response; concurrent requests for the same key wait for it. */
export interface PendingEntry {
  /** Stores the response, unless the cache was invalidated since the miss. */
  set(entry: Omit<CacheEntry, 'encoded'>): void;
  /**
   * Releases the waiting requests. Call it in every case. After a response that cannot be cached, the waiting requests
   * run in parallel.
   */
  release(): void;
}

/** Public responses that are shared until the catalog changes. */
export interface ResponseCache {
  /**
   * Returns the cached entry, waits for a pending one, or returns a pending entry that the caller has to release.
   * Ignores all entries while the database cannot confirm that they are current.
   */
  get(key: CacheKey): Promise<CacheEntry | PendingEntry>;
  /** Clears the cache of this process at once, and those of the others before their next read that checks for changes. */
  invalidate(): Promise<void>;
  size(): { entries: number; bytes: number };
}

/** Identifies a response: equivalent requests have the same key. */
export interface CacheKey {
  text: string;
  /** False for keys with a search or a page size, of which there is an unlimited number. */
  isCommon: boolean;
}

/** Rare keys have their own budget, so that they never evict common ones. */
export const budgets = {
  common: { max: 5000, maxSize: 60 * 1024 * 1024 },
  rare: { max: 500, maxSize: 4 * 1024 * 1024 },
};
/** JavaScript stores two bytes for a character; the compressed forms are small in comparison. */
const bytesOf = ({ json }: CacheEntry, key: string) => 2 * key.length + 3 * json.length + 500;
/** The maximum age of an entry that another process has invalidated. */
const checkEveryMs = 1000;

/** @returns null if the TTL of the settings is 0 */
export function createResponseCache({ db, settings, log }: Context): ResponseCache | null {
  const { responseCacheTtlMs: ttl, requestMs } = settings.operation;
  if (ttl === 0) return null;
  const open = (budget: { max: number; maxSize: number }) =>
    new LRUCache<string, CacheEntry>({ ...budget, sizeCalculation: bytesOf });
  const caches = { common: open(budgets.common), rare: open(budgets.rare) };
  const cacheOf = ({ isCommon }: CacheKey) => (isCommon ? caches.common : caches.rare);
  const processId = randomUUID();
  // The embedded database belongs to one process.
  const isShared = settings.database.kind === 'postgres';
  let generation = 0;
  let lastChanges: number | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;
  /** Resolves with whether the response can be cached, so that waiting for the next one makes sense. */
  const pending = new Map<string, Promise<boolean>>();

  const clear = () => {
    generation += 1;
    for (const cache of Object.values(caches)) cache.clear();
  };
  const checkForChanges = async () => {
    const startedAt = performance.now();
    const changes = await readCatalogChanges(db);
    if (changes !== lastChanges) clear();
    lastChanges = changes;
    checkedAt = startedAt;
  };

  const checkIfDue = async () => {
    if (!isShared || performance.now() - checkedAt <= checkEveryMs) return;
    checking ??= checkForChanges().finally(() => {
      checking = null;
    });
    // If the database is unavailable, the query that follows reports it.
    await checking.catch(clear);
  };
  const addPending = (key: CacheKey): PendingEntry => {
    const generationAtStart = generation;
    let isCacheable = false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    pending.set(key.text, promise);
    const release = () => {
      clearTimeout(timeout);
      if (pending.get(key.text) === promise) pending.delete(key.text);
      resolve(isCacheable);
    };
    // The other requests never wait longer than the time limit of a request.
    const timeout = setTimeout(release, requestMs).unref();
    return {
      set(entry) {
        isCacheable = true;
        // A random TTL: entries that were created together do not expire together.
        const options = { ttl: ttl * (0.5 + Math.random() / 2) };
        if (generationAtStart === generation)
          cacheOf(key).set(key.text, { ...entry, encoded: new Map() }, options);
      },
      release,
    };
  };
  const uncached: PendingEntry = { set: () => {}, release: () => {} };

  return {
    async get(key) {
      const cache = cacheOf(key);
      if (cache.has(key.text)) await checkIfDue();
      for (let other = pending.get(key.text); other; other = pending.get(key.text)) {
        const isCacheable = await other;
        // A 404 or an empty page: waiting for each other would serialize the requests.
        if (!isCacheable) return uncached;
      }
      return cache.get(key.text) ?? addPending(key);
    },
    async invalidate() {
      clear();
      if (!isShared) return;
      await recordCatalogChange(db, processId).catch((error: unknown) =>
        log.warn(error, 'Failed to notify other processes of a catalog change'),
      );
    },
    size() {
      const { common, rare } = caches;
      return {
        entries: common.size + rare.size,
        bytes: common.calculatedSize + rare.calculatedSize,
      };
    },
  };
}
