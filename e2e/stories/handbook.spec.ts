import type { Page } from '@playwright/test';
import { accessibilityErrors, injectAxe } from '../support/accessibility.ts';
import { overflowErrors } from '../support/reflow.ts';
import { expect, test } from '../support/story.ts';

interface Entry {
  id: string;
  type: string;
}

declare const __STORYBOOK_ADDONS_CHANNEL__: {
  once: (event: string, listener: () => void) => void;
  emit: (event: string, payload: object) => void;
};

/** Opens a docs page in a page of its own. */
const openDocs = (page: Page, id: string) => page.goto(`iframe.html?id=${id}--docs&viewMode=docs`);

/** Shows another docs page without loading Storybook again. */
const switchTo = (page: Page, storyId: string) =>
  page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        __STORYBOOK_ADDONS_CHANNEL__.once('docsRendered', () => resolve());
        __STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
      }),
    storyId,
  );

/** What is wrong with the text of a docs page, and the marks without a part. */
function textErrors(): string[] {
  const errors: string[] = [];
  const content = document.querySelector('.sbdocs-content');
  if (!content) return ['has no content'];
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent ?? '';
    const isCode = texts.currentNode.parentElement?.closest('code, pre, style, .sb-story, .docblock-source');
    if (!isCode && /`|\|\s*:?-{3}/.test(text)) errors.push(`shows Markdown: ${text}`);
  }
  return errors;
}

for (const kind of ['start', 'visual', 'flows']) {
  test(`the pages of ${kind} fit a phone and pass axe`, async ({ page, request }) => {
    test.setTimeout(120_000);
    const index = (await (await request.get('index.json')).json()) as { entries: Record<string, Entry> };
    const ids = Object.values(index.entries)
      .filter(({ id, type }) => type === 'docs' && id.startsWith(kind))
      .map(({ id }) => id);
    expect(ids).not.toHaveLength(0);
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto(`iframe.html?id=${ids[0]}&viewMode=docs`);
    await expect(page.locator('.sbdocs-content h1')).toBeVisible();
    await injectAxe(page);
    const errors: string[] = [];
    for (const id of ids) {
      if (id !== ids[0]) await switchTo(page, id);
      const anatomy = page.locator('.handbook-anatomy');
      if ((await anatomy.count()) > 0) {
        await expect.soft(anatomy, `the anatomy of ${id}`).toHaveAttribute('data-ready', 'true');
      }
      const found = [
        ...(await page.evaluate(textErrors)),
        ...(await overflowErrors(page)),
        ...(await accessibilityErrors(page, '375 px')),
      ];
      errors.push(...found.map((error) => `${id}: ${error}`));
    }
    expect(errors).toEqual([]);
  });
}

test('a docs page shows what a screen reader speaks for the story', async ({ page }) => {
  await openDocs(page, 'components-button');
  const section = page.getByRole('region', { name: 'Screen reader' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('listitem')).toHaveText(['button, Enroll Now']);
});

test('the sidebar and the toolbar work on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('./?path=/docs/start-here--docs');
  await page.getByRole('button', { name: /navigation menu/ }).click();
  await page.getByRole('button', { name: 'Foundations' }).or(page.getByText('Color')).first().click();
});
