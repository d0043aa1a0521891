import { expect, type Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Shift {
  value: number;
  /** What moved, from where to where. */
  sources: string[];
}

/** Runs in the browser. */
function observe(within: string | null): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const rectangle = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      if (within && !sources.some(({ node }) => document.querySelector(within)?.contains(node))) continue;
      shifts.push({
        value,
        sources: sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeValue;
          return `${name}: ${rectangle(previousRect)} → ${rectangle(currentRect)}`;
        }),
      });
    }
  }).observe({ type: 'layout-shift' });
}

/**
 * Collects the layout shifts from now on, also on pages that are opened afterwards.
 * @param within a selector; shifts outside of it do not count @default the whole page
 * @returns a function that reads the shifts after the next frame
 */
export async function observeShifts(
  page: Page,
  within: string | null = null,
): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(observe, within);
  await page.evaluate(observe, within);
  return () =>
    page.evaluate(async () => {
      // The browser reports a shift after the frame.
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      return Reflect.get(window, 'shifts') as Shift[];
    });
}

/** The sum of the values of these shifts. */
const totalShift = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

/**
 * Expects that nothing moves visibly while a page loads. A browser that paints a part of the HTML may move a row by a
 * line when the next card has a longer name. The limit is the aim of 0.02 [2.260] with slack.
 */
export function expectSteadyPage(shifts: readonly Shift[]): void {
  expect(totalShift(shifts), JSON.stringify(shifts)).toBeLessThan(0.023);
}

/**
 * Lets no font load. The first paint may come before or after a font, which moves text by a fraction of a pixel, so a test of
 * what else moves would depend on the network.
 */
export async function blockFonts(
  page: Page,
  consoleErrors: { expect: (...patterns: RegExp[]) => void },
): Promise<void> {
  consoleErrors.expect(/net::ERR_FAILED .*\.woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
}
