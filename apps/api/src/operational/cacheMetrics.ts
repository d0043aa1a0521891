import { Gauge, type Registry } from 'prom-client';

/** Metrics of the response cache. */
export function addCacheMetrics(
  registry: Registry,
  cache: { size(): { entries: number; bytes: number } },
): void {
  const registers = [registry];
  new Gauge({
    name: 'lyceum_response_cache_entries',
    help: 'Entries in the response cache.',
    registers,
    collect() {
      this.set(cache.size().entries);
    },
  });
  new Gauge({
    name: 'lyceum_response_cache_bytes',
    help: 'Estimated upper bound of the size of the response cache, keys included.',
    registers,
    collect() {
      this.set(cache.size().bytes);
    },
  });
}
