import type { Page } from 'playwright';
import { resize } from './visualTest.ts';

const narrow = { width: 320, height: 640 };
const large = '200%';

/**
 * Finds text that is clipped or outside of the page with text at 200 % in a window of 320 pixels, which tests WCAG 1.4.4
 * and 1.4.10 at once. The page keeps this size.
 */
export async function reflowErrors(page: Page, environment: string): Promise<string[]> {
  await resize(page, narrow);
  const errors = await page.evaluate(async (size) => {
    const html = document.documentElement;
    html.style.fontSize = size;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

    const textNodesOf = (element: Element) =>
      Array.from(element.childNodes).filter((node) => node instanceof Text && node.data.trim() !== '');
    const nameOf = (element: Element) =>
      `<${element.localName}> “${element.textContent?.trim().slice(0, 60)}”`;
    /** Clips overflowing content without a scrollbar. */
    const clips = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') =>
      style[axis] === 'hidden' || style[axis] === 'clip';
    /** Visually hidden on purpose, or an inactive slide. */
    const isHiddenOnPurpose = (element: Element) => {
      const { position, clipPath, inlineSize } = getComputedStyle(element);
      return (
        (position === 'absolute' && (clipPath !== 'none' || inlineSize === '1px')) ||
        element.matches('[aria-roledescription=carousel] *, [inert] *, [inert]')
      );
    };

    const found: string[] = [];
    if (html.scrollWidth > html.clientWidth) {
      found.push(`the page is ${html.scrollWidth} pixels wide and scrolls horizontally`);
    }
    for (const element of document.querySelectorAll('#storybook-root *, [data-base-ui-portal] *')) {
      const [first, ...more] = textNodesOf(element);
      if (!first || !element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.setStartBefore(first);
      range.setEndAfter(more.at(-1) ?? first);
      const text = range.getBoundingClientRect();
      if (text.width === 0 || text.height === 0) continue;
      let scrolls = false;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (isHiddenOnPurpose(box)) {
          scrolls = true;
          break;
        }
        const style = getComputedStyle(box);
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') scrolls = true;
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const area = box.getBoundingClientRect();
        const horizontally = !scrolls && (text.left < area.left - 1 || text.right > area.right + 1);
        const vertically = text.top < area.top - 1 || text.bottom > area.bottom + 1;
        if ((horizontally && clips(style, 'overflowX')) || (vertically && clips(style, 'overflowY'))) {
          found.push(`${nameOf(element)} is clipped by <${box.localName} class="${box.className}">`);
          break;
        }
        if (style.overflowY === 'auto' || style.overflowY === 'scroll') break;
      }
      if (!scrolls && (text.left < -1 || text.right > html.clientWidth + 1)) {
        found.push(
          `${nameOf(element)} extends from ${Math.round(text.left)} to ${Math.round(text.right)} in a page of ${html.clientWidth}`,
        );
      }
    }
    html.style.removeProperty('font-size');
    return found;
  }, large);
  return errors.map((error) => `${environment}, reflow at 320 pixels with text at ${large}: ${error}.`);
}
