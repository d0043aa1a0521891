import { AsyncLocalStorage } from 'node:async_hooks';

const page = new AsyncLocalStorage<true>();

/** Does what a page needs of the API in its own process. The page was counted: its calls are not counted again. */
export function asPartOfPage<T>(work: () => T): T {
  return page.run(true, work);
}

export function isPartOfPage(): boolean {
  return page.getStore() === true;
}
