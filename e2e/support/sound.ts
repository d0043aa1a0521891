import { languages, namespaces } from '@lyceum/i18n';
import { loadResources } from '@lyceum/i18n/server';
import { expect, type Page } from '@playwright/test';

function keysOf(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null ? keysOf(text, `${before}${key}.`) : [`${before}${key}`],
  );
}

/** Every key of every text; one without a dot may well be a word of its own. */
const keys = languages
  .flatMap((language) => Object.values(loadResources(language, namespaces)[language] ?? {}))
  .flatMap((texts) => keysOf(texts ?? {}))
  .filter((key) => key.includes('.'));

/** What stands where a value or a text is missing. */
const leftovers = ['undefined', 'NaN', '[object Object]', 'Invalid Date'];

/** All that is written on the page: texts, names, titles, what stands in empty fields. */
async function writtenOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement, nodeValue } = walk.currentNode;
      if (nodeValue && !parentElement?.closest('script, style')) texts.push(nodeValue.trim());
    }
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title']) {
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.push(element.getAttribute(name) ?? '');
    }
    return texts;
  });
}

/** Each text of the page is one for people, and there is one heading for all of it. */
export async function expectFinishedTexts(page: Page, what: string): Promise<void> {
  const known = new Set(keys);
  const unfinished = (await writtenOn(page)).filter(
    (text) =>
      known.has(text.replace(/^\w+:/, '')) ||
      text.includes('{{') ||
      leftovers.some((leftover) => text.includes(leftover)),
  );
  expect.soft(unfinished, `${what}: what was meant for people`).toEqual([]);
  await expect.soft(page, `${what}: its title`).toHaveTitle(/Lyceum/);
  await expect.soft(page.locator('h1'), `${what}: its headings`).toHaveCount(1);
}
