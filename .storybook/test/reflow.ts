import type { Page } from 'playwright';
import { resize } from './look.ts';

const narrow = { width: 320, height: 640 };
const large = '200%';

/**
 * What is cut, hidden or beside the page when text is twice as large in a window of 320 pixels: WCAG 1.4.4 and 1.4.10
 * at once. The page keeps its size.
 */
export async function reflowFaults(page: Page, setting: string): Promise<string[]> {
  await resize(page, narrow);
  const faults = await page.evaluate(async (size) => {
    const html = document.documentElement;
    html.style.fontSize = size;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

    const wordsOf = (element: Element) =>
      Array.from(element.childNodes).filter((node) => node instanceof Text && node.data.trim() !== '');
    const isFor = (element: Element) =>
      `<${element.localName}> “${element.textContent?.trim().slice(0, 60)}”`;
    /** What cuts off what stands out of it, along a line or downwards, and gives no way to scroll there. */
    const cuts = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') =>
      style[axis] === 'hidden' || style[axis] === 'clip';
    /** Hidden from eyes on purpose, or one of several things that take turns. */
    const isMeant = (element: Element) => {
      const { position, clipPath, inlineSize } = getComputedStyle(element);
      return (
        (position === 'absolute' && (clipPath !== 'none' || inlineSize === '1px')) ||
        element.matches('[aria-roledescription=carousel] *, [inert] *, [inert]')
      );
    };

    const found: string[] = [];
    if (html.scrollWidth > html.clientWidth) {
      found.push(`the page is ${html.scrollWidth} pixels wide, so one has to scroll sideways`);
    }
    for (const element of document.querySelectorAll('#storybook-root *, [data-base-ui-portal] *')) {
      const [first, ...more] = wordsOf(element);
      if (!first || !element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.setStartBefore(first);
      range.setEndAfter(more.at(-1) ?? first);
      const text = range.getBoundingClientRect();
      if (text.width === 0 || text.height === 0) continue;
      let scrolls = false;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (isMeant(box)) {
          scrolls = true;
          break;
        }
        const style = getComputedStyle(box);
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') scrolls = true;
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const room = box.getBoundingClientRect();
        const sideways = !scrolls && (text.left < room.left - 1 || text.right > room.right + 1);
        const downwards = text.top < room.top - 1 || text.bottom > room.bottom + 1;
        if ((sideways && cuts(style, 'overflowX')) || (downwards && cuts(style, 'overflowY'))) {
          found.push(`${isFor(element)} is cut off by <${box.localName} class="${box.className}">`);
          break;
        }
        if (style.overflowY === 'auto' || style.overflowY === 'scroll') break;
      }
      if (!scrolls && (text.left < -1 || text.right > html.clientWidth + 1)) {
        found.push(
          `${isFor(element)} stands ${Math.round(text.left)} to ${Math.round(text.right)} of ${html.clientWidth}`,
        );
      }
    }
    html.style.removeProperty('font-size');
    return found;
  }, large);
  return faults.map((fault) => `In ${setting}, 320 pixels wide, with text at ${large}: ${fault}.`);
}
