import { Gauge, type Registry } from 'prom-client';

/** Figures of the response cache for `/metrics`. */
export function addCacheMetrics(
  registry: Registry,
  cache: { size(): { entries: number; bytes: number } },
): void {
  const registers = [registry];
  new Gauge({
    name: 'lyceum_response_cache_entries',
    help: 'Answers in the response cache.',
    registers,
    collect() {
      this.set(cache.size().entries);
    },
  });
  new Gauge({
    name: 'lyceum_response_cache_bytes',
    help: 'What the response cache takes up with its keys, estimated from above.',
    registers,
    collect() {
      this.set(cache.size().bytes);
    },
  });
}
