import { Registry } from 'prom-client';
import { type CatalogCaches, createCatalogCaches } from '../platform/caching/catalogCaches.ts';
import type { Context } from '../platform/context/context.ts';

/** The caches of a process. @throws if the settings turn them off */
export function openCaches(context: Context, registry = new Registry()): CatalogCaches {
  const caches = createCatalogCaches(context, registry);
  if (!caches) throw new Error('The settings turn the caches off');
  return caches;
}
