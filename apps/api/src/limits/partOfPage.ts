import { AsyncLocalStorage } from 'node:async_hooks';
import type { Subject } from '../caching/subjects.ts';

/** What a page is built from. */
export interface PageSources {
  subjects: Set<Subject>;
  /** When the first of the cached responses expires, by `performance.now()`. */
  expiresAt: number;
}

const page = new AsyncLocalStorage<PageSources>();

export const newPageSources = (): PageSources => ({
  subjects: new Set(),
  expiresAt: Number.POSITIVE_INFINITY,
});

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
export function notePageSource(
  subjects: readonly Subject[],
  expiresAt: number = Number.POSITIVE_INFINITY,
): void {
  const sources = page.getStore();
  if (!sources) return;
  for (const subject of subjects) sources.subjects.add(subject);
  sources.expiresAt = Math.min(sources.expiresAt, expiresAt);
}
