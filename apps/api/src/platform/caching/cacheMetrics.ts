import { Counter, Gauge, type Registry } from 'prom-client';

/** The caches of public responses. */
export type CacheName = 'response' | 'page';

/**
 * Adds the metrics of a cache of public responses.
 * @param name a part of their names, and of their descriptions
 */
export function addCacheMetrics(
  registry: Registry,
  name: CacheName,
  cache: { size(): { entries: number; bytes: number } },
): void {
  const registers = [registry];
  new Gauge({
    name: `lyceum_${name}_cache_entries`,
    help: `Entries in the ${name} cache.`,
    registers,
    collect() {
      this.set(cache.size().entries);
    },
  });
  new Gauge({
    name: `lyceum_${name}_cache_bytes`,
    help: `Estimated upper bound of the size of the ${name} cache, keys included.`,
    registers,
    collect() {
      this.set(cache.size().bytes);
    },
  });
}

/** Counts the catalog changes by other processes that this version cannot read. */
export function countUnreadableChanges(registry: Registry): Counter {
  return new Counter({
    name: 'lyceum_catalog_changes_unreadable_total',
    help: 'Catalog changes by other processes that could not be read, after which the caches were emptied.',
    registers: [registry],
  });
}
