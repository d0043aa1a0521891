import { AsyncLocalStorage } from 'node:async_hooks';
import type { Subject } from '../context/subjects.ts';
import type { Lifetime } from './cacheEntries.ts';

/** What a page is built from. */
export interface PageSources {
  subjects: Set<Subject>;
  /** Until the first of the cached responses expires; refreshed when all of them are due. Null without any. */
  lifetime: Lifetime | null;
}

const page = new AsyncLocalStorage<PageSources>();

export const newPageSources = (): PageSources => ({ subjects: new Set(), lifetime: null });

/**
 * Runs the API calls of a page in the same process. The page itself is counted; its calls are not counted again.
 * @param sources collects what the responses depend on
 */
export function asPartOfPage<T>(sources: PageSources, work: () => T): T {
  return page.run(sources, work);
}

export function isPartOfPage(): boolean {
  return page.getStore() !== undefined;
}

/** Notes what a response depends on, if it is part of a page. */
export function notePageSource(subjects: readonly Subject[]): void {
  const sources = page.getStore();
  for (const subject of subjects) sources?.subjects.add(subject);
}

/** Notes how long a cached response is served, if it is part of a page. */
export function notePageLifetime({ refreshAt, expiresAt }: Lifetime): void {
  const sources = page.getStore();
  if (!sources) return;
  const { lifetime } = sources;
  sources.lifetime = {
    refreshAt: Math.max(refreshAt, lifetime?.refreshAt ?? refreshAt),
    expiresAt: Math.min(expiresAt, lifetime?.expiresAt ?? expiresAt),
  };
}
