import type { Page } from '@playwright/test';
import { accessibilityErrors, injectAxe } from '../support/accessibility.ts';
import { collectConsoleErrors } from '../support/console.ts';
import { test as base, expect } from '../support/story.ts';

declare const __STORYBOOK_ADDONS_CHANNEL__: {
  once: (event: string, listener: () => void) => void;
  emit: (event: string, payload: object) => void;
};

interface Handbook {
  page: Page;
  /** The ids of all docs pages but those of screens, which have no guide. */
  ids: readonly string[];
  /** Errors in the console of the current docs page. */
  errors: string[];
}

/** Storybook on a phone. A worker loads it once and shows one docs page after the other in it. */
const test = base.extend<object, { handbook: Handbook }>({
  handbook: [
    async ({ browser }, use) => {
      const baseURL = `http://127.0.0.1:${process.env.STORYBOOK_PORT}/`;
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 375, height: 740 },
        reducedMotion: 'reduce',
      });
      const errors = collectConsoleErrors(context);
      // The screens in the pages of flows are tested as stories.
      await context.route(/iframe\.html.*&still$/, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Screen</title>',
        }),
      );
      const index: { entries: Record<string, { id: string; type: string }> } = await (
        await context.request.get('index.json')
      ).json();
      const ids = Object.values(index.entries)
        .filter(({ id, type }) => type === 'docs' && !id.startsWith('screens-'))
        .map(({ id }) => id);
      const page = await context.newPage();
      await page.goto('iframe.html?id=start-here--docs&viewMode=docs');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await injectAxe(page);
      await use({ page, ids, errors });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Shows a docs page without loading Storybook again. */
const show = (page: Page, storyId: string) =>
  page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        if (location.search.includes(`id=${id}&`)) resolve();
        __STORYBOOK_ADDONS_CHANNEL__.once('docsRendered', () => resolve());
        __STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
      }),
    storyId,
  );

/** Waits until a docs page has its stories and the marks on their parts. */
function waitForStories(page: Page) {
  const isRendered = () => {
    const anatomy = document.querySelector<HTMLElement>('.handbook-anatomy');
    const stories = Array.from(document.querySelectorAll('.sb-story'));
    return (
      document.querySelector('.sbdocs-content h1') &&
      stories.every((story) => story.querySelector('iframe, [data-name] > *')) &&
      // A framed story loads when it is near the view.
      (!anatomy || anatomy.querySelector('iframe') || anatomy.dataset.ready === 'true')
    );
  };
  // `layoutErrors` finds what is missing then.
  return page.waitForFunction(isRendered, null, { timeout: 30_000 }).catch(() => undefined);
}

/** What is wrong with the width, the text and the marks of a docs page. */
function layoutErrors(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const errors = scrollWidth > clientWidth ? [`is ${scrollWidth} px wide`] : [];
  const content = document.querySelector('.sbdocs-content');
  if (!content?.querySelector('h1')) return ['has no content'];
  const anatomy = content.querySelector<HTMLElement>('.handbook-anatomy');
  if (anatomy && !anatomy.querySelector('iframe') && anatomy.dataset.ready !== 'true') {
    const missing = Array.from(anatomy.querySelectorAll('em'), ({ textContent }) => textContent);
    errors.push(`has no parts in its anatomy: ${missing.join(', ')}`);
  }
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent ?? '';
    const isCode = texts.currentNode.parentElement?.closest(
      'code, pre, style, .sb-story, .docblock-source, .docblock-argstable',
    );
    if (!isCode && /`|\|\s*:?-{3}/.test(text)) errors.push(`shows Markdown: ${text}`);
  }
  return errors;
}

const groups = 13;

for (let group = 0; group < groups; group += 1) {
  test(`docs pages fit a phone, pass axe and log no errors (${group + 1} of ${groups})`, async ({
    handbook,
  }) => {
    test.setTimeout(120_000);
    const { page, ids, errors } = handbook;
    const found: string[] = [];
    for (const id of ids.filter((_, index) => index % groups === group)) {
      await show(page, id);
      await waitForStories(page);
      const own = [
        ...(await page.evaluate(layoutErrors)),
        ...(await accessibilityErrors(page, '375 px', undefined, '.sb-story')),
      ];
      found.push(...[...own, ...errors.splice(0)].map((error) => `${id}: ${error}`));
    }
    expect(found).toEqual([]);
  });
}
