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
