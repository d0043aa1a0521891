import { test as base, expect, type Page } from '@playwright/test';

interface StoryOptions {
  /** @default 'en' */
  language?: 'en' | 'ar' | 'fr';
  /** @default 'light' */
  theme?: 'light' | 'dark';
}

/** Opens a story by its id, such as `components-dialog--open`, and waits until it and its play have finished. */
export async function openStory(page: Page, id: string, options: StoryOptions = {}): Promise<void> {
  const { language = 'en', theme = 'light' } = options;
  await page.goto(`iframe.html?id=${id}&viewMode=story&globals=language:${language};theme:${theme}`);
  await page.waitForFunction((wanted) => {
    const rendering = (
      globalThis as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } };
      }
    ).__STORYBOOK_PREVIEW__?.currentRender;
    return rendering?.id === wanted && ['finished', 'errored'].includes(rendering.phase ?? '');
  }, id);
}

/** What holds the focus: its role and its accessible name, as `button "Close"`. */
export async function focused(page: Page): Promise<string> {
  const snapshot = await page.locator(':focus').ariaSnapshot();
  return (snapshot.split('\n', 1)[0] ?? '').replace(/^- /, '').replace(/:$/, '');
}

/** Playwright's `test` over the built Storybook; whatever the console complains of fails it. */
export const test = base.extend<{ quiet: undefined }>({
  // Playwright wants a pattern here, and none of its own fixtures is needed.
  baseURL: async ({ browserName: _ }, use) => use(process.env.STORYBOOK_URL),
  quiet: [
    async ({ page }, use) => {
      const heard: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => heard.push(error.stack ?? error.message));
      await use(undefined);
      expect(heard, 'what the console says').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
