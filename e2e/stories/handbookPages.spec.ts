import type { Page } from '@playwright/test';
import { accessibilityErrors, injectAxe } from '../../tools/accessibility.ts';
import { expect, openDocs, test } from '../support/story.ts';

declare const __STORYBOOK_ADDONS_CHANNEL__: {
  once: (event: string, listener: () => void) => void;
  emit: (event: string, payload: object) => void;
};

/** Shows a docs page in place of another one, without loading Storybook again. */
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

/** Waits until a docs page has its stories. */
function waitForStories(page: Page) {
  const isRendered = () => {
    const stories = Array.from(document.querySelectorAll('.sb-story'));
    return (
      document.querySelector('.sbdocs-content h1') &&
      stories.every((story) => story.querySelector('iframe, [data-name] > *'))
    );
  };
  // `layoutErrors` finds what is missing then.
  return page.waitForFunction(isRendered, null, { timeout: 30_000 }).catch(() => undefined);
}

/** What is wrong with the width and the text of a docs page. */
function layoutErrors(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const errors = scrollWidth > clientWidth ? [`is ${scrollWidth} px wide`] : [];
  const content = document.querySelector('.sbdocs-content');
  if (!content?.querySelector('h1')) return ['has no content'];
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

/** Loads axe, and removes markup of Storybook that is never shown, which only slows axe down. */
async function prepareAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await injectAxe(page);
  await page
    .locator('.sb-preparing-story, .sb-preparing-docs, .sb-nopreview')
    .evaluateAll((elements) => elements.map((element) => element.remove()));
}

/** Those pages whose markup is their own, and some of the pages that a template renders, for axe. */
const isForAxe = (id: string, index: number) => !/^(components|patterns)-/.test(id) || index % 8 === 0;

/** The ids of all docs pages but those of screens, which have no guide. */
async function docsPages(page: Page): Promise<string[]> {
  const index: { entries: Record<string, { id: string; type: string }> } = await (
    await page.request.get('index.json')
  ).json();
  return Object.values(index.entries)
    .filter(({ id, type }) => type === 'docs' && !id.startsWith('screens-'))
    .map(({ id }) => id);
}

test.describe('docs pages', () => {
  test.use({ kind: 'docs', viewport: { width: 375, height: 740 } });
  test.setTimeout(180_000);

  const groups = 4;
  for (let group = 0; group < groups; group += 1) {
    test(`fit a phone, pass axe and log no errors (${group + 1} of ${groups})`, async ({ page, errors }) => {
      // The screens in the page of flows are tested as stories.
      await page.route(/iframe\.html.*&still$/, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Screen</title>',
        }),
      );
      const ids = (await docsPages(page)).filter((_, index) => index % groups === group);
      await openDocs(page, String(ids[0]));
      const violations: string[] = [];
      for (const [index, id] of ids.entries()) {
        await show(page, id);
        await waitForStories(page);
        await prepareAxe(page);
        const own = await page.evaluate(layoutErrors);
        if (isForAxe(id, index))
          own.push(...(await accessibilityErrors(page, '375 px', undefined, '.sb-story')));
        violations.push(...[...own, ...errors.splice(0)].map((error) => `${id}: ${error}`));
      }
      expect(violations).toEqual([]);
    });
  }
});
