import { createI18n, namespaces } from '@lyceum/i18n';
import { loadResources } from '@lyceum/i18n/server';
import { expect, type Page } from '@playwright/test';

const i18n = createI18n({ language: 'en', resources: loadResources('en', namespaces) });

/** Whether a text is the key of a text. A key without a dot may be a word. */
const isKey = (text: string) =>
  text.includes('.') && i18n.exists(text.replace(/^\w+:/, ''), { ns: [...namespaces], count: 1 });

/** The texts of missing values. */
const placeholders = ['undefined', 'NaN', '[object Object]', 'Invalid Date'];

/** All texts of the page, including attributes. */
async function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (nodeValue && !parentElement?.closest('script, style')) texts.push(nodeValue.trim());
    }
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title']) {
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.push(element.getAttribute(name) ?? '');
    }
    return texts;
  });
}

/** Expects that no text is a key, a template or a missing value, and that the page has a title and one `h1`. */
export async function expectCompleteTexts(page: Page, what: string): Promise<void> {
  const incomplete = (await textsOn(page)).filter(
    (text) =>
      isKey(text) || text.includes('{{') || placeholders.some((placeholder) => text.includes(placeholder)),
  );
  expect.soft(incomplete, `${what}: its texts`).toEqual([]);
  await expect.soft(page, `${what}: its title`).toHaveTitle(/Lyceum/);
  await expect.soft(page.locator('h1'), `${what}: its headings`).toHaveCount(1);
}
