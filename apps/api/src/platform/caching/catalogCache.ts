import type { CatalogChange, Subject } from '../context/subjects.ts';
import {
  type Budgets,
  CacheEntries,
  type CacheKey,
  type Lifetime,
  refreshMs,
  type StoredEntry,
} from './cacheEntries.ts';

/** A cache miss. The caller builds the value; concurrent requests for the same key wait for it. */
export interface PendingEntry<Value> {
  /**
   * Stores the value, unless one of its subjects has changed since the miss.
   * @param sources the lifetime of what it was built from, if that is cached @returns its lifetime; null if not stored
   */
  set(value: Value, subjects: readonly Subject[], sources?: Lifetime): Lifetime | null;
  /**
   * Releases the waiting requests. Call it in every case. After a response that cannot be cached, the waiting requests
   * run in parallel.
   */
  release(): void;
}

/** A cache of public responses of one kind. */
export interface CatalogCache<Value> {
  /**
   * Returns the cached entry, waits for a pending one, or returns a pending entry that the caller has to release.
   * Ignores all entries while the database cannot confirm that they are current.
   */
  get(key: CacheKey): Promise<StoredEntry<Value> | PendingEntry<Value>>;
  /**
   * A pending entry that replaces one that is due for a refresh; null while it is fresh, or being refreshed. The entry is
   * served meanwhile, but never longer than without a refresh.
   */
  refresh(key: CacheKey, entry: StoredEntry<Value>): PendingEntry<Value> | null;
  size(): { entries: number; bytes: number };
}

export interface CatalogCacheOptions<Value> {
  budgets: Budgets;
  bytesOf: (value: Value) => number;
  /** How long responses are served whose counters have changed, in ms. */
  countersMs: number;
}

/** What all catalog caches of a process share. */
export interface CatalogCacheControl {
  ttlMs: number;
  /** The other requests never wait longer than this for a pending entry. */
  waitMs: number;
  /** Invalidates what other processes have changed, or everything if the database does not confirm the rest. */
  confirm(): Promise<void>;
}

/** The part of a cache that changes of the catalog use. */
export interface InvalidatedCache {
  invalidate(change: CatalogChange): void;
  clear(): void;
}

/** A miss that is being resolved, with the changes since then. */
interface Miss {
  isOutdated: boolean;
  changed: Set<Subject>;
  counters: Set<Subject>;
}

export function createCatalogCache<Value>(
  { budgets, bytesOf, countersMs }: CatalogCacheOptions<Value>,
  { ttlMs, waitMs, confirm }: CatalogCacheControl,
): CatalogCache<Value> & InvalidatedCache {
  const entries = new CacheEntries(budgets, bytesOf);
  /** Resolves with whether the response can be cached, so that waiting for the next one makes sense. */
  const pending = new Map<string, Promise<boolean>>();
  const misses = new Set<Miss>();

  const addPending = (key: CacheKey): PendingEntry<Value> => {
    const miss: Miss = { isOutdated: false, changed: new Set(), counters: new Set() };
    let isCacheable = false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    pending.set(key.text, promise);
    misses.add(miss);
    const release = () => {
      clearTimeout(timeout);
      misses.delete(miss);
      if (pending.get(key.text) === promise) pending.delete(key.text);
      resolve(isCacheable);
    };
    const timeout = setTimeout(release, waitMs).unref();
    return {
      set(value, subjects, sources) {
        isCacheable = true;
        const has = (changed: Set<Subject>) => subjects.some((subject) => changed.has(subject));
        if (!misses.has(miss) || miss.isOutdated || has(miss.changed)) return null;
        const now = performance.now();
        const ttl = has(miss.counters) ? Math.min(countersMs, ttlMs) : ttlMs;
        const expiresAt = Math.min(now + ttl, sources?.expiresAt ?? Number.POSITIVE_INFINITY);
        // A random time: entries that were created together are not refreshed together.
        const dueAt = sources?.refreshAt ?? now + ttl * (0.5 + 0.4 * Math.random());
        const lifetime = { refreshAt: Math.min(dueAt, expiresAt - refreshMs), expiresAt };
        entries.set(key, { value, subjects, ...lifetime });
        return lifetime;
      },
      release,
    };
  };
  const uncached: PendingEntry<Value> = { set: () => null, release: () => {} };

  return {
    async get(key) {
      if (entries.get(key)) await confirm();
      for (;;) {
        const stored = entries.get(key);
        if (stored) return stored;
        const other = pending.get(key.text);
        if (!other) return addPending(key);
        // A 404 or an empty page: waiting for each other would serialize the requests.
        if (!(await other)) return uncached;
      }
    },
    refresh(key, entry) {
      const now = performance.now();
      if (now < entry.refreshAt || pending.has(key.text)) return null;
      // A refresh that fails is not repeated with each request.
      entry.refreshAt = now + refreshMs;
      return addPending(key);
    },
    invalidate({ subjects, counters = [] }) {
      entries.delete(subjects);
      entries.expireAt(counters, performance.now() + countersMs);
      for (const miss of misses) {
        for (const subject of subjects) miss.changed.add(subject);
        for (const subject of counters) miss.counters.add(subject);
      }
    },
    clear() {
      entries.clear();
      for (const miss of misses) miss.isOutdated = true;
    },
    size: () => entries.size(),
  };
}
