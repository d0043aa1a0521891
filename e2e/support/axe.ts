import { expect, type Page } from '@playwright/test';
import { accessibilityFaults, bringAxe } from '../../scripts/lib/accessibility.ts';
import { desktop, phone } from './page.ts';

/** What may differ between the themes. */
const colors = ['color-contrast', 'link-in-text-block'];

/** Nothing on the page, as it is now, is against WCAG 2.2 AA as far as axe can tell, in light and in dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await bringAxe(page);
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', colors],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // A color on its way from one to another has no contrast of its own.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    expect.soft(await accessibilityFaults(page, `${what}, ${colorScheme}`, rules)).toEqual([]);
  }
}

/** The same at both widths that the product is drawn for. */
export async function expectAccessibleAtBothWidths(page: Page, what: string): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${what}, ${viewport.width} px`);
  }
}
