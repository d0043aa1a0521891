import type { Page } from '@playwright/test';
import { overflowErrors } from '../../tools/reflow.ts';
import { expect, openStory, test } from '../support/story.ts';

interface Entry {
  id: string;
  type: string;
  importPath: string;
  tags: string[];
}

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbaubetrieb';
const url = 'https://example.org/a/path/without/any/hyphen_or_other_opportunity?to=break&the=line_in_two';

/**
 * Replaces every text with letters on the page with one that has no space, as if a user had written it. Initials, times,
 * prices and the labels of buttons are not from users, and tables scroll.
 */
const replaceTexts = (page: Page) =>
  page.evaluate(
    async (texts) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let index = 0;
      for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.checkVisibility() || parent.closest('[aria-hidden=true], time, data, script, style'))
          continue;
        const { overflowWrap, textOverflow } = getComputedStyle(parent);
        if (!/\p{L}/u.test(node.data) || overflowWrap === 'break-word' || textOverflow === 'ellipsis')
          continue;
        node.data = texts[index++ % texts.length] ?? '';
      }
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    [word, url],
  );

for (const part of ['components', 'patterns', 'screens']) {
  test(`words of 60 letters and addresses wrap in the ${part} at 320 px`, { tag: '@2.151' }, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    const index: { entries: Record<string, Entry> } = await (await request.get('index.json')).json();
    // The first story of each file, and those that are special on a phone.
    const files = new Set<string>();
    const stories = Object.values(index.entries).filter(({ id, type, importPath, tags }) => {
      if (type !== 'story' || !id.startsWith(`${part}-`)) return false;
      const isFirst = !files.has(importPath);
      files.add(importPath);
      return isFirst || tags.includes('en-light-375');
    });
    const found: string[] = [];
    for (const { id } of stories) {
      // The interactions of a story are for a wide viewport.
      await page.setViewportSize({ width: 1280, height: 800 });
      await openStory(page, id);
      await page.setViewportSize({ width: 320, height: 640 });
      // Some stories show more than a phone does.
      const before = await overflowErrors(page);
      await replaceTexts(page);
      const after = await overflowErrors(page);
      found.push(...after.filter((error) => !before.includes(error)).map((error) => `${id}: ${error}`));
    }
    expect(stories.length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });
}
