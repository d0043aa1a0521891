import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { addCacheMetrics, type CacheName } from '../operational/cacheMetrics.ts';
import {
  type CatalogCache,
  type CatalogCacheOptions,
  createCatalogCache,
  type InvalidatedCache,
} from './catalogCache.ts';
import { type ChangeListener, listenForChanges } from './changeListener.ts';
import { notifyProcesses, readCatalogChanges, recordCatalogChange } from './sharedChanges.ts';
import type { CatalogChange } from './subjects.ts';

/** The caches of public responses of this process. */
export interface CatalogCaches {
  /** @param name in the names of its metrics */
  open<Value>(name: CacheName, options: CatalogCacheOptions<Value>): CatalogCache<Value>;
  /** Invalidates what a change affects: here at once, and in other processes before their next read that checks. */
  invalidate(change: CatalogChange): Promise<void>;
  close(): Promise<void>;
}

/** The maximum age of an entry that another process has invalidated. */
const checkEveryMs = 1000;
/** A notification may arrive after the number of changes has been read. */
const notificationMs = 50;

/** @returns null if the TTL of the settings is 0 */
export function createCatalogCaches(
  { db, settings, log }: Context,
  registry: Registry,
): CatalogCaches | null {
  const { responseCacheTtlMs: ttlMs, requestMs: waitMs } = settings.operation;
  if (ttlMs === 0) return null;
  const caches: InvalidatedCache[] = [];
  const processId = randomUUID();
  /** The number of changes by each other process that this one has applied; null before the first check. */
  let applied: Map<string, number> | null = null;
  /** The numbers of changes whose notifications overtook earlier ones, by process. */
  const early = new Map<string, Set<number>>();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;
  let listener: ChangeListener | null = null;

  const clear = () => {
    for (const cache of caches) cache.clear();
  };
  const apply = (change: CatalogChange) => {
    for (const cache of caches) cache.invalidate(change);
  };

  // The embedded database belongs to one process.
  const isShared = settings.database.kind === 'postgres';
  if (settings.database.kind === 'postgres') {
    listener = listenForChanges(settings.database.url, ({ process, changes, ...change }) => {
      if (process === processId || !applied) return;
      apply(change);
      let last = applied.get(process) ?? 0;
      const numbers = early.get(process) ?? new Set();
      if (changes > last) numbers.add(changes);
      while (numbers.delete(last + 1)) last += 1;
      applied.set(process, last);
      early.set(process, numbers);
    });
  }

  const hasMissed = (counts: ReadonlyMap<string, number>) =>
    [...counts].some(([process, changes]) => process !== processId && changes > (applied?.get(process) ?? 0));
  const checkForChanges = async () => {
    const startedAt = performance.now();
    const before = new Map(applied);
    const counts = await readCatalogChanges(db);
    // A crash of the database empties the table, which is not logged.
    const isReset = [...before].some(([process, changes]) => changes > (counts.get(process) ?? 0));
    if (applied && hasMissed(counts) && listener?.isListening()) await setTimeout(notificationMs);
    if (!applied || isReset || hasMissed(counts)) {
      clear();
      early.clear();
      applied = counts;
    }
    checkedAt = startedAt;
  };

  const confirm = async () => {
    if (!isShared || performance.now() - checkedAt <= checkEveryMs) return;
    checking ??= checkForChanges().finally(() => {
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
      if (!isShared) return;
      try {
        const changes = await recordCatalogChange(db, processId);
        await notifyProcesses(db, { process: processId, changes, ...change });
      } catch (error) {
        log.warn(error, 'Failed to notify other processes of a catalog change');
      }
    },
    close: async () => listener?.close(),
  };
}
