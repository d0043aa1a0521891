import { Registry } from 'prom-client';
import { type CatalogCaches, createCatalogCaches } from '../caching/catalogCaches.ts';
import type { Context } from '../context.ts';

/** The caches of a process. @throws if the settings turn them off */
export function openCaches(context: Context): CatalogCaches {
  const caches = createCatalogCaches(context, new Registry());
  if (!caches) throw new Error('The settings turn the caches off');
  return caches;
}
