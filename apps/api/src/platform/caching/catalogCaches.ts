import type { Registry } from 'prom-client';
import type { Context } from '../context/context.ts';
import type { CatalogChange } from '../context/subjects.ts';
import { addCacheMetrics, type CacheName, countUnreadableChanges } from './cacheMetrics.ts';
import {
  type CatalogCache,
  type CatalogCacheOptions,
  createCatalogCache,
  type InvalidatedCache,
} from './catalogCache.ts';
import { shareChanges } from './sharedChanges.ts';

/** The caches of public responses of this process. */
export interface CatalogCaches {
  /** @param name in the names of its metrics */
  open<Value>(name: CacheName, options: CatalogCacheOptions<Value>): CatalogCache<Value>;
  /** Invalidates what a change affects: here at once, and in other processes within a second. */
  invalidate(change: CatalogChange): Promise<void>;
}

/** The maximum age of an entry that another process has invalidated. */
const checkEveryMs = 1000;

/** @returns null if the TTL of the settings is 0 */
export function createCatalogCaches(
  { db, settings, log }: Pick<Context, 'db' | 'settings' | 'log'>,
  registry: Registry,
): CatalogCaches | null {
  const { responseCacheTtlMs: ttlMs, requestMs: waitMs } = settings.operation;
  if (ttlMs === 0) return null;
  const caches: InvalidatedCache[] = [];
  // The embedded database belongs to one process.
  const shared = settings.database.kind === 'postgres' ? shareChanges(db) : null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;

  const unreadable = countUnreadableChanges(registry);
  const apply = (change: CatalogChange) => {
    for (const cache of caches) cache.invalidate(change);
  };
  const clear = () => {
    for (const cache of caches) cache.clear();
  };
  const check = async () => {
    const startedAt = performance.now();
    for (const change of (await shared?.readNew()) ?? []) {
      if (change) apply(change);
      else {
        unreadable.inc();
        clear();
      }
    }
    checkedAt = startedAt;
  };
  const confirm = async () => {
    if (!shared || performance.now() - checkedAt <= checkEveryMs) return;
    checking ??= check().finally(() => {
      checking = null;
    });
    // If the database is unavailable, the query that follows reports it.
    await checking.catch(clear);
  };

  return {
    open(name, options) {
      const cache = createCatalogCache(options, { ttlMs, waitMs, confirm });
      addCacheMetrics(registry, name, cache);
      caches.push(cache);
      return cache;
    },
    async invalidate(change) {
      apply(change);
      await shared
        ?.record(change)
        .catch((error: unknown) => log.warn(error, 'Failed to tell other processes of a catalog change'));
    },
  };
}
