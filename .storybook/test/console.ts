import type { Page } from 'playwright';

const errors = new WeakMap<Page, string[]>();

/** URLs that stories use to show a failed request. */
const expectedToFail = /\/missing\//;

/** Collects the errors in the console of a page. */
export function collectConsoleErrors(page: Page): void {
  const collected: string[] = [];
  errors.set(page, collected);
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedToFail.test(message.location().url)) {
      collected.push(message.text());
    }
  });
  page.on('pageerror', (error) => collected.push(error.stack ?? error.message));
}

/** The errors since the last call. */
export function takeConsoleErrors(page: Page): string[] {
  return errors.get(page)?.splice(0) ?? [];
}
