import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Runs in the browser. */
function observe(within: string | null): void {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      if (within && !sources.some(({ node }) => document.querySelector(within)?.contains(node))) continue;
      Object.assign(window, { shifts: Reflect.get(window, 'shifts') + value });
    }
  }).observe({ type: 'layout-shift' });
}

/**
 * Sums up the layout shifts from now on, also on pages that are opened afterwards.
 * @param within a selector; shifts outside of it do not count @default the whole page
 * @returns a function that reads the sum after the next frame
 */
export async function observeShifts(
  page: Page,
  within: string | null = null,
): Promise<() => Promise<number>> {
  await page.addInitScript(observe, within);
  await page.evaluate(observe, within);
  return () =>
    page.evaluate(async () => {
      // The browser reports a shift after the frame.
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      return Number(Reflect.get(window, 'shifts'));
    });
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
