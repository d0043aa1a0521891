import type { Budgets } from '../platform/caching/cacheEntries.ts';
import type { CatalogCache } from '../platform/caching/catalogCache.ts';
import type { CatalogCaches } from '../platform/caching/catalogCaches.ts';

/** A cached response of the catalog, the same for every guest. */
export interface CachedResponse {
  etag: string;
  json: Buffer;
  /** The compressed forms that were requested so far, by encoding. */
  encoded: Map<string, Promise<Buffer>>;
}

/** Public responses that are shared until the catalog changes. */
export type ResponseCache = CatalogCache<CachedResponse>;

/** Searches and page sizes, of which there is an unlimited number, are rare. */
export const budgets: Budgets = {
  common: { max: 5000, maxSize: 60 * 1024 * 1024 },
  rare: { max: 500, maxSize: 4 * 1024 * 1024 },
};

/** A page is built from responses, so its counters may be older by a second. */
const countersMs = 2000;

export function openResponseCache(caches: CatalogCaches): ResponseCache {
  return caches.open('response', {
    budgets,
    // The compressed forms are small in comparison.
    bytesOf: ({ json }) => Math.ceil(1.5 * json.length),
    countersMs,
  });
}
