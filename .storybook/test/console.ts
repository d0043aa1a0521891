import type { Page } from 'playwright';

const heard = new WeakMap<Page, string[]>();

/** An address of this kind is meant to fail: a story shows what happens then. */
const meantToFail = /\/missing\//;

/** Keeps what the console of a page complains of. */
export function listenTo(page: Page): void {
  const complaints: string[] = [];
  heard.set(page, complaints);
  page.on('console', (message) => {
    if (message.type() === 'error' && !meantToFail.test(message.location().url)) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
}

/** What was complained of since the last call. */
export function complaintsOn(page: Page): string[] {
  return heard.get(page)?.splice(0) ?? [];
}
