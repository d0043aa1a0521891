import type { Language } from '@lyceum/i18n';
import { test as base, expect, type Page } from '@playwright/test';
import { collectConsoleErrors } from './console.ts';

interface StoryOptions {
  /** @default 'en' */
  language?: Language;
  /** @default 'light' */
  theme?: 'light' | 'dark';
}

/** Opens a story by its id, such as `components-dialog--open`, and waits until its `play` function has finished. */
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

/** The role and the accessible name of the focused element, such as `button "Close"`. */
export async function focused(page: Page): Promise<string> {
  const snapshot = await page.locator(':focus').ariaSnapshot();
  return (snapshot.split('\n', 1)[0] ?? '').replace(/^- /, '').replace(/:$/, '');
}

/** Playwright's `test` for the built Storybook. Every error in the console fails it. */
export const test = base.extend<{ console: undefined }>({
  // Playwright requires a destructuring pattern.
  baseURL: async ({ browserName: _ }, use) => use(`http://127.0.0.1:${process.env.STORYBOOK_PORT}/`),
  console: [
    async ({ context }, use) => {
      const errors = collectConsoleErrors(context);
      await use(undefined);
      expect(errors, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
