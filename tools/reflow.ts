import type { Page } from 'playwright';

/** Finds text that is clipped or outside of the page, and horizontal scrolling of the page, at its current size. */
export function overflowErrors(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  return page.evaluate(() => {
    const html = document.documentElement;

    /** Visually hidden on purpose, or an inactive slide. */
    const isHiddenOnPurpose = (element: Element) => {
      const { position, clipPath, inlineSize } = getComputedStyle(element);
      return (
        (position === 'absolute' && (clipPath !== 'none' || inlineSize === '1px')) ||
        element.matches('[aria-roledescription=carousel] *, [inert] *, [inert]')
      );
    };
    const isText = (node: Node) => node instanceof Text && node.data.trim() !== '';
    const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    /** Clips overflowing content without a scrollbar. */
    const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    const found: string[] = [];
    if (html.scrollWidth > html.clientWidth) {
      found.push(`the page is ${html.scrollWidth} pixels wide and scrolls horizontally`);
    }
    for (const element of document.querySelectorAll('body *')) {
      const texts = Array.from(element.childNodes).filter(isText);
      const [first, last] = [texts[0], texts.at(-1)];
      if (!first || !last || !element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.setStartBefore(first);
      range.setEndAfter(last);
      const text = range.getBoundingClientRect();
      if (text.width === 0 || text.height === 0) continue;
      const name = `<${element.localName}> “${element.textContent?.trim().slice(0, 60)}”`;
      let scrolls = false;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (isHiddenOnPurpose(box)) {
          scrolls = true;
          break;
        }
        const { overflowX, overflowY } = getComputedStyle(box);
        scrolls ||= isScrolled(overflowX);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const area = box.getBoundingClientRect();
        const horizontally = !scrolls && (text.left < area.left - 1 || text.right > area.right + 1);
        const vertically = text.top < area.top - 1 || text.bottom > area.bottom + 1;
        if ((horizontally && isClipped(overflowX)) || (vertically && isClipped(overflowY))) {
          found.push(`${name} is clipped by <${box.localName} class="${box.className}">`);
          break;
        }
        if (isScrolled(overflowY)) break;
      }
      if (!scrolls && (text.left < -1 || text.right > html.clientWidth + 1)) {
        found.push(`${name} extends from ${text.left} to ${text.right} in a page of ${html.clientWidth}`);
      }
    }
    return found;
  });
}

/**
 * The same with text at 200 % in a window of 320 pixels, which tests WCAG 1.4.4 and 1.4.10 at once. The page keeps this
 * size.
 */
export async function reflowErrors(page: Page, environment: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const errors = await overflowErrors(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return errors.map((error) => `${environment}, reflow at 320 pixels with text at 200 %: ${error}.`);
}

const longTexts = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbaubetrieb',
  'https://example.org/a/path/without/any/hyphen_or_other_opportunity?to=break&the=line_in_two',
];

/**
 * Replaces every text with letters on the page with one that has no space, as if a user had written it. Initials, times,
 * prices and the labels of buttons are not from users, and tables scroll.
 */
const replaceTexts = (page: Page) =>
  page.evaluate(async (texts) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let index = 0;
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('[aria-hidden=true], time, data, script, style'))
        continue;
      const { overflowWrap, textOverflow } = getComputedStyle(parent);
      if (!/\p{L}/u.test(node.data) || overflowWrap === 'break-word' || textOverflow === 'ellipsis') continue;
      node.data = texts[index++ % texts.length] ?? '';
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, longTexts);

/** Finds what overflows a page once its words have 60 letters. The page keeps the new texts. */
export async function longWordErrors(page: Page): Promise<string[]> {
  // Some stories show more than a phone does.
  const before = await overflowErrors(page);
  await replaceTexts(page);
  const after = await overflowErrors(page);
  return after
    .filter((error) => !before.includes(error))
    .map((error) => `with words of 60 letters: ${error}`);
}
