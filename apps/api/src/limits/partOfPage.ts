import { AsyncLocalStorage } from 'node:async_hooks';

const page = new AsyncLocalStorage<true>();

/** Runs the API calls of a page in the same process. The page itself is counted; its calls are not counted again. */
export function asPartOfPage<T>(work: () => T): T {
  return page.run(true, work);
}

export function isPartOfPage(): boolean {
  return page.getStore() === true;
}
